import type * as z from 'zod/mini'
import { Email, MIN_PASSWORD_LENGTH, NewPassword } from '../../../../../shared/auth/schema.ts'
import { text } from './text.ts'
import type { FieldErrors } from './use-form.ts'

/** Returns the names of the fields that the contract rejects. */
export const invalidFields = ({ error }: { error?: z.core.$ZodError | undefined }) =>
  new Set(error?.issues.map(({ path }) => path[0]))

/** Returns the error text for an e-mail address; `undefined` for a valid one. */
export function emailError(email: string): string | undefined {
  if (Email.safeParse(email).success) return undefined
  return email.trim() ? text.emailForm : text.emailMissing
}

/** Returns the error text for a new password; `undefined` for a valid one. */
export function passwordError(password: string): string | undefined {
  if (NewPassword.safeParse(password).success) return undefined
  if (password.length < MIN_PASSWORD_LENGTH) return text.passwordShort
  return password.trim() === password ? text.passwordLong : text.passwordSpaces
}

type PasswordPair = { password: string; confirm: string }

/** Returns the error texts of a new password and its confirmation. */
export function newPasswordErrors({ password, confirm }: PasswordPair): FieldErrors<PasswordPair> {
  const passwordText = passwordError(password)
  const confirmText = confirm ? text.confirmOther : text.confirmMissing
  const isConfirmed = confirm !== '' && confirm === password
  return { ...(passwordText && { password: passwordText }), ...(isConfirmed ? {} : { confirm: confirmText }) }
}
