import { useState } from 'react'
import { AskForm } from './ask-form.tsx'
import styles from './auth.module.css'
import { text } from './text.ts'
import { Told } from './told.tsx'

/** Asks for a link with which a new password is chosen. */
export function ForgotForm() {
  const [isSent, setSent] = useState(false)
  if (!isSent) return <AskForm kind="recovery" words={text.forgot} onSent={() => setSent(true)} />
  return (
    <div className={styles['form']}>
      <Told {...text.forgot.sent} />
      <p>{text.magic.more}</p>
    </div>
  )
}
