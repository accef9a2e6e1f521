import { useEffect, useState } from 'react'
import type { SignUp } from '../../../../shared/auth/schema.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../shared/ui/field/password-field.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { emailInput } from '../../shell/later/form/email-input.ts'
import { FormError, isWeakPassword } from '../../shell/later/form/form-error.tsx'
import { text as shared } from '../../shell/later/form/text.ts'
import { useForm } from '../../shell/later/form/use-form.ts'
import styles from './auth.module.css'
import { BeforeAccount } from './before-account.tsx'
import { checkSignUp } from './check.ts'
import { deviceZone } from './device-zone.ts'
import { GoogleButton } from './google/google-button.tsx'
import { text } from './text.ts'
import { rememberTyped, typedBefore } from './typed-before.ts'
import { useSignUp } from './use-sign-up.ts'

/** How long the message about the email address is shown before home opens. Source: requirement AUTH-03. */
const READ_MS = 1_500

/** 122 random bits as 32 hex digits. */
const randomHex = () => crypto.randomUUID().replaceAll('-', '')

/** `pauseMs`: how long the message about the email address is shown before home opens. */
export function SignUpForm({ pauseMs = READ_MS }: { pauseMs?: number }) {
  // The idempotency key of the sign-up. Each edit of the form creates a new one.
  const [attempt, setAttempt] = useState(randomHex)
  const signUp = useSignUp(pauseMs)
  const { fieldProps, submitHandler, showErrors, typed } = useForm(typedBefore(), (typed) =>
    checkSignUp(typed, { zone: deviceZone(), attempt }),
  )
  useEffect(() => rememberTyped(typed), [typed])
  const send = (ready: SignUp) =>
    signUp.mutate(ready, {
      onError: (error) => {
        if (isWeakPassword(error)) showErrors({ password: wordsFor(error).text })
      },
    })
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={submitHandler(send, signUp.reset)}
      onChange={() => setAttempt(randomHex)}
    >
      <TextField label={text.name} autoComplete="name" {...fieldProps('fullName')} />
      <TextField label={text.email} {...emailInput} {...fieldProps('email')} />
      <PasswordField label={text.password} hint={shared.hint} autoComplete="new-password" {...fieldProps('password')} />
      <Button type="submit" wide busy={signUp.isPending} busyLabel={text.signUp.busy}>
        {text.signUp.submit}
      </Button>
      <BeforeAccount />
      {signUp.isError && !isWeakPassword(signUp.error) && <FormError error={signUp.error} />}
      <GoogleButton stayLoggedIn={false} />
    </form>
  )
}
