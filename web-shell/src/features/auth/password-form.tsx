import type { LinkView } from '../../../../shared/auth/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../shared/ui/field/password-field.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { FormError, isWeakPassword } from '../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../shell/later/form/success-notice.tsx'
import { text as shared } from '../../shell/later/form/text.ts'
import { useForm } from '../../shell/later/form/use-form.ts'
import styles from './auth.module.css'
import { checkNewPassword } from './check.ts'
import type { useSetPassword } from './mail-link/use-mail-link.ts'
import { text } from './text.ts'

const EMPTY = { password: '', confirm: '' }
const words = text.newPassword

interface PasswordFormProps {
  setPassword: ReturnType<typeof useSetPassword>
  view: LinkView
}

/** The form for a new password (recovery link), or for the first one (invitation). */
export function PasswordForm({ setPassword, view: { kind, email, needsLongPassword } }: PasswordFormProps) {
  const check = (typed: typeof EMPTY) => checkNewPassword(typed, needsLongPassword)
  const { fieldProps, submitHandler, showErrors, errors } = useForm(EMPTY, check)
  const isMismatch = errors.confirm === shared.confirmOther
  const send = (password: string) =>
    setPassword.mutate(password, {
      onError: (error) => {
        if (isWeakPassword(error)) showErrors({ password: wordsFor(error).text })
      },
    })
  const { notice, account, submit, busy } = kind === 'invite' ? text.invite : words
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler(send)}>
      <SuccessNotice {...notice} />
      <p>{account(email)}</p>
      {kind === 'invite' && needsLongPassword && <p>{text.invite.staff}</p>}
      <PasswordField
        label={words.password}
        hint={needsLongPassword ? shared.staffHint : shared.hint}
        autoComplete="new-password"
        {...fieldProps('password')}
      />
      <PasswordField
        label={words.confirm}
        inSentence={shared.repeated}
        autoComplete="new-password"
        {...fieldProps('confirm')}
        // The notice says it already.
        {...(isMismatch && { error: undefined, 'aria-invalid': true })}
      />
      <Button type="submit" wide busy={setPassword.isPending} busyLabel={busy}>
        {submit}
      </Button>
      {isMismatch && <Notice title={shared.mismatch.title}>{shared.mismatch.text}</Notice>}
      {setPassword.isError && !isWeakPassword(setPassword.error) && <FormError error={setPassword.error} />}
    </form>
  )
}
