import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { passkeysApi } from '../../../../shared/passkeys/api.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../shared/ui/field/password-field.tsx'
import { TextField } from '../../../../shared/ui/field/text-field.tsx'
import type { Words } from '../../shell/early/feature.ts'
import { call } from '../../shell/first/api/call.ts'
import { useEndedSession } from '../../shell/first/session/session.ts'
import { emailInput } from '../../shell/later/form/email-input.ts'
import { FormError } from '../../shell/later/form/form-error.tsx'
import { useForm } from '../../shell/later/form/use-form.ts'
import { PasskeyButton } from '../../shell/later/passkeys/passkey-button.tsx'
import { text as session } from '../../shell/later/session/text.ts'
import styles from './auth.module.css'
import { checkSignIn } from './check.ts'
import { GoogleButton } from './google/google-button.tsx'
import { ForgotButton } from './mail-link/forgot-button.tsx'
import { useForgotPassword } from './mail-link/use-forgot-password.ts'
import { StayLoggedIn } from './stay-logged-in.tsx'
import { text } from './text.ts'
import { rememberTyped, typedBefore } from './typed-before.ts'
import { finishSignIn, useSignIn } from './use-sign-in.ts'
import { useStayLoggedIn } from './use-stay-logged-in.ts'

/** The words in which the sign-in of this screen differs from that of others. */
const WORDS = { stay: session.stay, welcome: text.signIn.welcome, resetSent: text.forgot.sent }

export function SignInForm({ words = WORDS }: { words?: Record<'welcome' | 'resetSent', Words> & { stay: string } }) {
  const [stay, setStay] = useStayLoggedIn()
  const client = useQueryClient()
  const endedSession = useEndedSession()
  const signIn = useSignIn(words.welcome)
  const forgot = useForgotPassword()
  const { fieldProps, submitHandler, showErrors, typed } = useForm(
    { email: typedBefore().email, password: typedBefore().password },
    (typed) => checkSignIn(typed, stay),
  )
  useEffect(() => rememberTyped(typed), [typed])
  /** Each action removes the messages of the one before. */
  function forgetMessages(): void {
    signIn.reset()
    forgot.reset()
  }
  function startForgot(emailError: string | undefined): void {
    signIn.reset()
    showErrors(emailError === undefined ? {} : { email: emailError })
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler(signIn.mutate, forgetMessages)}>
      {endedSession && <p role="status">{text.signIn[endedSession.wasNeverKept ? 'neverKept' : 'ended']}</p>}
      <TextField label={text.email} {...emailInput} {...fieldProps('email')} />
      <PasswordField label={text.password} autoComplete="current-password" {...fieldProps('password')} />
      <StayLoggedIn label={words.stay} checked={stay} onChange={setStay} />
      <Button type="submit" wide busy={signIn.isPending} busyLabel={text.signIn.busy}>
        {text.signIn.submit}
      </Button>
      {signIn.isError && <FormError error={signIn.error} />}
      <ForgotButton email={typed.email} sent={words.resetSent} forgot={forgot} onPress={startForgot} />
      <GoogleButton stayLoggedIn={stay} />
      <PasskeyButton
        label={text.passkey}
        purpose="beginSignIn"
        onUse={async (passkey) => {
          const { account } = await call(passkeysApi.signIn, { body: { passkey, stayLoggedIn: stay } })
          await finishSignIn(client, account, words.welcome)
        }}
      />
    </form>
  )
}
