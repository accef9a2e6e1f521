import { isStaff, type PasswordChange } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../../shared/ui/field/password-field.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import { text as shared } from '../../../shell/later/form/text.ts'
import { useForm } from '../../../shell/later/form/use-form.ts'
import styles from '../profile.module.css'
import { text } from '../text.ts'
import { checkPassword } from './check.ts'
import { isPasswordError, passwordErrorsOf } from './password-errors.ts'
import { useChangePassword } from './use-account-change.ts'

const EMPTY = { currentPassword: '', password: '', confirm: '' }
const words = text.password

/** Changes the password. The user must type the current one. */
export function PasswordForm() {
  const account = useAccount()
  const change = useChangePassword()
  const needsLong = account !== undefined && isStaff(account)
  const check = (typed: typeof EMPTY) => checkPassword(typed, needsLong)
  const { fieldProps, submitHandler, showErrors } = useForm(EMPTY, check)
  const send = (body: PasswordChange) =>
    change.mutate(body, { onError: (error) => showErrors(passwordErrorsOf(error)) })
  if (change.isSuccess) return <SuccessNotice {...words.done} />
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler(send)}>
      <p>{words.what}</p>
      {/* This field tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordField
        label={words.current}
        hint={words.currentHint}
        autoComplete="current-password"
        {...fieldProps('currentPassword')}
      />
      <PasswordField
        label={words.new}
        hint={needsLong ? shared.staffHint : shared.hint}
        autoComplete="new-password"
        {...fieldProps('password')}
      />
      <PasswordField
        label={words.confirm}
        inSentence={shared.repeated}
        autoComplete="new-password"
        {...fieldProps('confirm')}
      />
      {change.isError && !isPasswordError(change.error) && <FormError error={change.error} />}
      <Button type="submit" wide busy={change.isPending} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
