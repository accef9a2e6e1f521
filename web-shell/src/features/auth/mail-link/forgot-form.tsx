import { useState } from 'react'
import { Told } from '../../../shell/later/form/told.tsx'
import styles from '../auth.module.css'
import { text } from '../text.ts'
import { AskForm } from './ask-form.tsx'

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
