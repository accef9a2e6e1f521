import type { EmailChange } from '../../../../shared/auth/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../shared/ui/field/password-field.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { emailInput } from '../../shell/later/form/email-input.ts'
import { Failure } from '../../shell/later/form/failure.tsx'
import { Told } from '../../shell/later/form/told.tsx'
import { useForm } from '../../shell/later/form/use-form.ts'
import { checkNewEmail } from './check.ts'
import { faultOf, isAtField } from './fault-of.ts'
import styles from './profile.module.css'
import { text } from './text.ts'
import { useAskForNewEmail } from './use-account-change.ts'

const EMPTY = { email: '', currentPassword: '' }
const words = text.newEmail

/** Asks for another address, by the current password; a link sent there makes it the account's. */
export function EmailForm() {
  const account = useAccount()
  const ask = useAskForNewEmail()
  const { field, sending, show, typed } = useForm(EMPTY, (typed) => checkNewEmail(typed, account?.email))
  const send = (body: EmailChange) => ask.mutate(body, { onError: (error) => show(faultOf(error)) })
  if (ask.isSuccess) return <Told title={words.sent.title} text={words.sent.text(typed.email.trim())} />
  return (
    <form className={styles['form']} noValidate onSubmit={sending(send)}>
      <p>{words.what}</p>
      <TextField label={words.email} {...emailInput} autoComplete="email" {...field('email')} />
      {/* By it a password manager knows which account it is. */}
      <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordField
        label={text.password.current}
        hint={text.password.currentHint}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      {ask.isError && !isAtField(ask.error) && <Failure error={ask.error} />}
      <Button type="submit" wide busy={ask.isPending} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
