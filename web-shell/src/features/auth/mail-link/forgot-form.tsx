import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import styles from '../auth.module.css'
import { text } from '../text.ts'
import { LinkRequestForm } from './link-request-form.tsx'

/**
 * Requests a recovery link, with which the user chooses a new password. A reload of that form leads here, because the link
 * is kept nowhere: its history entry remains, and says that there was one.
 */
export function ForgotForm() {
  const [isSent, setSent] = useState(false)
  const { state } = useLocation()
  const wasOpened = state !== null && typeof state === 'object' && 'link' in state
  if (!isSent)
    return (
      <>
        {wasOpened && <p className={styles['form']}>{text.forgot.reloaded}</p>}
        <LinkRequestForm kind="recovery" words={text.forgot} onSent={() => setSent(true)} />
      </>
    )
  return (
    <div className={styles['form']}>
      <SuccessNotice {...text.forgot.sent} />
      <p>{text.magic.more}</p>
    </div>
  )
}
