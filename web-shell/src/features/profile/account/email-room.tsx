import { useAccount } from '../../../shell/first/session/session.ts'
import styles from '../profile.module.css'
import { text } from '../text.ts'
import { EmailForm } from './email-form.tsx'

/** The address of the account, and the form that changes it. */
export function EmailRoom() {
  const account = useAccount()
  return (
    <div className={styles['form']}>
      <p>
        {account?.email}
        {account?.emailProven === false && <span className={styles['unproven']}>{text.unproven.mark}</span>}
      </p>
      <EmailForm />
    </div>
  )
}
