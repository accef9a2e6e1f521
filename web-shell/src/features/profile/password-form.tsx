import type { PasswordChange } from '../../../../shared/auth/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../shared/ui/field/password-field.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { Failure } from '../../shell/later/form/failure.tsx'
import { text as shared } from '../../shell/later/form/text.ts'
import { Told } from '../../shell/later/form/told.tsx'
import { useForm } from '../../shell/later/form/use-form.ts'
import { checkPassword } from './check.ts'
import { faultOf, isAtField } from './fault-of.ts'
import styles from './profile.module.css'
import { text } from './text.ts'
import { useChangePassword } from './use-account-change.ts'

const EMPTY = { currentPassword: '', password: '', confirm: '' }
const words = text.password

/** Changes the password, by the current one. */
export function PasswordForm() {
  const account = useAccount()
  const change = useChangePassword()
  const { field, sending, show, faults } = useForm(EMPTY, checkPassword)
  const send = (body: PasswordChange) => change.mutate(body, { onError: (error) => show(faultOf(error)) })
  if (change.isSuccess) return <Told {...words.done} />
  return (
    <form className={styles['form']} noValidate onSubmit={sending(send)}>
      <p>{words.what}</p>
      {/* By it a password manager knows which account it is. */}
      <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordField
        label={words.current}
        hint={words.currentHint}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField label={words.new} hint={shared.hint} autoComplete="new-password" {...field('password')} />
      <PasswordField label={words.confirm} autoComplete="new-password" {...field('confirm')} />
      {faults.confirm === shared.confirmOther && <Notice title={shared.mismatch.title}>{shared.mismatch.text}</Notice>}
      {change.isError && !isAtField(change.error) && <Failure error={change.error} />}
      <Button type="submit" wide busy={change.isPending} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
