import { useEffect } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Checkbox } from '../../../../shared/ui/checkbox.tsx'
import { PasswordField } from '../../../../shared/ui/password-field.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { useEnded } from '../../shell/first/session/session.ts'
import { emailInput } from '../../shell/later/form/email-input.ts'
import { Failure } from '../../shell/later/form/failure.tsx'
import { useForm } from '../../shell/later/form/use-form.ts'
import styles from './auth.module.css'
import { checkSignIn } from './check.ts'
import { ForgotButton } from './forgot-button.tsx'
import { GoogleButton } from './google-button.tsx'
import { text } from './text.ts'
import { keepEmail, keptEmail } from './typed-email.ts'
import { useSignIn } from './use-sign-in.ts'
import { useStay } from './use-stay.ts'

export function SignInForm() {
  const [stay, setStay] = useStay()
  const ended = useEnded()
  const signIn = useSignIn()
  const { field, sending, show, typed } = useForm({ email: keptEmail(), password: '' }, (typed) =>
    checkSignIn(typed, stay),
  )
  useEffect(() => keepEmail(typed.email), [typed.email])
  return (
    <form className={styles['form']} noValidate onSubmit={sending(signIn.mutate)}>
      {ended && <p role="status">{text.signIn.ended}</p>}
      <TextField label={text.email} {...emailInput} {...field('email')} />
      <PasswordField label={text.password} autoComplete="current-password" {...field('password')} />
      <Checkbox label={text.stay} checked={stay} onChange={(event) => setStay(event.target.checked)} />
      <Button type="submit" wide busy={signIn.isPending} busyLabel={text.signIn.busy}>
        {text.signIn.submit}
      </Button>
      {signIn.isError && <Failure error={signIn.error} />}
      <ForgotButton email={typed.email} onWrong={(email) => show({ email })} />
      <GoogleButton stayLoggedIn={stay} />
    </form>
  )
}
