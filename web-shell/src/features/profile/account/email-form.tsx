import { lazy, Suspense } from 'react'
import type { EmailChange } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../../shared/ui/field/password-field.tsx'
import { TextField } from '../../../../../shared/ui/field/text-field.tsx'
import { registeredFeatures } from '../../../shell/early/feature-registry.ts'
import { useDraftAt } from '../../../shell/first/data/drafts.ts'
import { useAccount } from '../../../shell/first/session/session.ts'
import { emailInput } from '../../../shell/later/form/email-input.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { SuccessNotice } from '../../../shell/later/form/success-notice.tsx'
import { useForm } from '../../../shell/later/form/use-form.ts'
import styles from '../profile.module.css'
import { text } from '../text.ts'
import { checkNewEmail } from './check.ts'
import { isPasswordError, isSignInNeeded, passwordErrorsOf } from './password-errors.ts'
import { useRequestNewEmail } from './use-account-change.ts'

/** Its code belongs to the sign-in screens, and few users need it. */
const SignInAgain = lazy(async () => ({ default: await registeredFeatures().sharedComponents.signInAgain() }))

/** The key of the draft, which has no password. It is no path: leaving the sheet needs no question. */
const DRAFT = 'new-email'
const words = text.newEmail

/**
 * Requests a new email address with the current password. Using the link sent to it changes the account's address. The
 * typed address survives closing the sheet, until the link is sent.
 */
export function EmailForm() {
  const account = useAccount()
  const request = useRequestNewEmail()
  const draft = useDraftAt(account, DRAFT, '')
  const { fieldProps, submitHandler, showErrors, typed } = useForm(
    { email: draft.value, currentPassword: '' },
    (typed) => checkNewEmail(typed, account ?? {}),
  )
  const send = (body: EmailChange) =>
    request.mutate(body, {
      onSuccess: () => draft.write(''),
      onError: (error) => showErrors(passwordErrorsOf(error)),
    })
  const emailProps = fieldProps('email')
  if (request.isSuccess) return <SuccessNotice title={words.sent.title} text={words.sent.text(typed.email.trim())} />
  return (
    <form className={styles['form']} noValidate onSubmit={submitHandler(send)}>
      <p>{words.what}</p>
      <TextField
        label={words.email}
        {...emailInput}
        autoComplete="email"
        {...emailProps}
        onChange={(event) => {
          emailProps.onChange(event)
          draft.write(event.target.value)
        }}
      />
      {/* This field tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      {!account?.hasNoPassword && (
        <PasswordField
          label={text.password.current}
          hint={text.password.currentHint}
          autoComplete="current-password"
          {...fieldProps('currentPassword')}
        />
      )}
      {isSignInNeeded(request.error) && (
        <Suspense>
          <SignInAgain next="/settings?room=email" />
        </Suspense>
      )}
      {request.isError && !isPasswordError(request.error) && !isSignInNeeded(request.error) && (
        <FormError error={request.error} />
      )}
      <Button type="submit" wide busy={request.isPending} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </form>
  )
}
