import { useState } from 'react'
import type { SignUp } from '../../../../shared/auth/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../shared/ui/field/password-field.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { emailInput } from '../../shell/later/form/email-input.ts'
import { Failure, isWeak } from '../../shell/later/form/failure.tsx'
import { text as shared } from '../../shell/later/form/text.ts'
import { useForm } from '../../shell/later/form/use-form.ts'
import styles from './auth.module.css'
import { checkSignUp } from './check.ts'
import { GoogleButton } from './google/google-button.tsx'
import { knownZone } from './known-zone.ts'
import { text } from './text.ts'
import { useSignUp } from './use-sign-up.ts'

const EMPTY = { fullName: '', email: '', password: '' }

/** 128 random bits as hex. */
const randomHex = () => crypto.randomUUID().replaceAll('-', '')

export function SignUpForm() {
  const [attempt, setAttempt] = useState(randomHex)
  const signUp = useSignUp()
  const { field, sending, show } = useForm(EMPTY, (typed) => checkSignUp(typed, { zone: knownZone(), attempt }))
  const send = (ready: SignUp) =>
    signUp.mutate(ready, {
      onError: (error) => {
        if (isWeak(error)) show({ password: wordsFor(error).text })
      },
    })
  return (
    <form className={styles['form']} noValidate onSubmit={sending(send)} onChange={() => setAttempt(randomHex)}>
      <TextField label={text.name} autoComplete="name" {...field('fullName')} />
      <TextField label={text.email} {...emailInput} {...field('email')} />
      <PasswordField label={text.password} hint={shared.hint} autoComplete="new-password" {...field('password')} />
      <Button type="submit" wide busy={signUp.isPending} busyLabel={text.signUp.busy}>
        {text.signUp.submit}
      </Button>
      {signUp.isError && !isWeak(signUp.error) && <Failure error={signUp.error} />}
      <GoogleButton stayLoggedIn={false} />
    </form>
  )
}
