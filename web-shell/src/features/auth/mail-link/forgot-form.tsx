import { useState } from 'react'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import styles from '../auth.module.css'
import { text } from '../text.ts'
import { LinkRequestForm } from './link-request-form.tsx'

/** Requests a recovery link, with which the user chooses a new password. */
export function ForgotForm() {
  const [isSent, setSent] = useState(false)
  if (!isSent) return <LinkRequestForm kind="recovery" words={text.forgot} onSent={() => setSent(true)} />
  return (
    <div className={styles['form']}>
      <SuccessNotice {...text.forgot.sent} />
      <p>{text.magic.more}</p>
    </div>
  )
}
