import { useMutation } from '@tanstack/react-query'
import { authApi } from '../../../../../shared/auth/api.ts'
import type { Proof } from '../../../../../shared/auth/schema.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { PasswordField } from '../../../../../shared/ui/field/password-field.tsx'
import { ApiProblem } from '../../../shell/first/api/api-problem.ts'
import { call } from '../../../shell/first/api/call.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { useAccount } from '../../../shell/first/session/session.ts'
import { FormError } from '../../../shell/later/form/form-error.tsx'
import { text as shared } from '../../../shell/later/form/text.ts'
import { type CheckedForm, useForm } from '../../../shell/later/form/use-form.ts'
import { hasPasskeys } from '../../../shell/later/passkeys/ceremony.ts'
import { PasskeyProof } from '../../../shell/later/passkeys/passkey-proof.tsx'
import { SignInAgain } from '../sign-in-again.tsx'
import styles from './proof.module.css'
import { text } from './text.ts'

const EMPTY = { currentPassword: '' }
const LONGEST_PASSWORD = 256

function checkProof(typed: Proof): CheckedForm<Proof, Proof> {
  const { currentPassword } = typed
  if (!currentPassword) return { errors: { currentPassword: text.missing } }
  return currentPassword.length > LONGEST_PASSWORD
    ? { errors: { currentPassword: shared.passwordLong } }
    : { ready: typed }
}

const isWrongPassword = (error: unknown) => error instanceof ApiProblem && error.code === 'wrong-password'

interface ProveIdentityProps {
  /** Where a sign-in with Google returns to. */
  next: string
  onProven: () => void
}

/**
 * Asks for the password or a passkey, which then counts for 15 minutes. A user without both signs in again.
 */
export function ProveIdentity({ next, onProven }: ProveIdentityProps) {
  const account = useAccount()
  const prove = useMutation({ mutationFn: (body: Proof) => call(authApi.prove, { body }) })
  const { fieldProps, submitHandler, showErrors } = useForm(EMPTY, checkProof)
  const passkey = account?.hasPasskey && hasPasskeys() && <PasskeyProof onProven={onProven} />
  if (account?.hasNoPassword)
    return (
      <div className={styles['form']}>
        {passkey}
        <SignInAgain next={next} />
      </div>
    )
  const send = (body: Proof) =>
    prove.mutate(body, {
      onSuccess: onProven,
      onError: (error) => isWrongPassword(error) && showErrors({ currentPassword: wordsFor(error).text }),
    })
  return (
    <form className={styles['form']} noValidate aria-label={text.title} onSubmit={submitHandler(send)}>
      <p>{text.what}</p>
      {/* This field tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
      <PasswordField label={text.password} autoComplete="current-password" {...fieldProps('currentPassword')} />
      {prove.isError && !isWrongPassword(prove.error) && <FormError error={prove.error} />}
      <Button type="submit" wide busy={prove.isPending} busyLabel={text.busy}>
        {text.submit}
      </Button>
      {passkey}
    </form>
  )
}
