import { Button } from '../../../../../shared/ui/button.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import styles from '../profile.module.css'
import { text } from '../settings/text.ts'
import { PasswordForm } from './password-form.tsx'
import { useRequestPasswordLink } from './use-account-change.ts'

/** Changes the password, or sends a link with which a user who has none sets the first one. */
export function PasswordRoom() {
  const account = useAccount()
  if (!account?.hasNoPassword) return <PasswordForm />
  return <FirstPassword email={account.email} />
}

const words = text.password

function FirstPassword({ email }: { email: string }) {
  const request = useRequestPasswordLink()
  return (
    <div className={styles['form']}>
      <p>{words.why}</p>
      <p>{words.how(email)}</p>
      {request.isSuccess ? (
        <SuccessNotice {...words.sent} />
      ) : (
        <Button wide busy={request.isPending} busyLabel={words.sending} onClick={() => request.mutate(email)}>
          {words.send}
        </Button>
      )}
      {request.isError && <FormError error={request.error} />}
    </div>
  )
}
