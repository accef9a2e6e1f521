import { Credentials, Email, isLongPassword, SignUp } from '../../../../shared/auth/schema.ts'
import { emailError, invalidFields, newPasswordErrors, passwordError } from '../../shell/later/form/field-errors.ts'
import { text as shared } from '../../shell/later/form/text.ts'
import type { CheckedForm, FieldErrors } from '../../shell/later/form/use-form.ts'
import { text } from './text.ts'

type SignInForm = { email: string; password: string }
type SignUpForm = SignInForm & { fullName: string }

/** Validates the sign-in form with the contract's schema. */
export function checkSignIn(typed: SignInForm, stayLoggedIn: boolean): CheckedForm<SignInForm, Credentials> {
  const result = Credentials.safeParse({ ...typed, stayLoggedIn })
  if (result.success) return { ready: result.data }
  const invalid = invalidFields(result)
  const errors: FieldErrors<SignInForm> = {}
  const email = emailError(typed.email)
  if (email) errors.email = email
  if (invalid.has('password')) errors.password = typed.password ? shared.passwordLong : text.passwordMissing
  return { errors }
}

/** Validates the sign-up form with the contract's schema. The name is optional there, but required in this form. */
export function checkSignUp(
  typed: SignUpForm,
  rest: Pick<SignUp, 'zone' | 'attempt'>,
): CheckedForm<SignUpForm, SignUp> {
  const result = SignUp.safeParse({ ...typed, ...rest })
  if (result.success && result.data.fullName) return { ready: result.data }
  const invalid = invalidFields(result)
  const errors: FieldErrors<SignUpForm> = {}
  if (!typed.fullName.trim()) errors.fullName = text.nameMissing
  else if (invalid.has('fullName')) errors.fullName = text.nameLong
  const email = emailError(typed.email)
  if (email) errors.email = email
  const password = passwordError(typed.password)
  if (password) errors.password = password
  return { errors }
}

/** Validates the email address that receives a link. */
export function checkEmail(typed: { email: string }): CheckedForm<{ email: string }, string> {
  const error = emailError(typed.email)
  return error ? { errors: { email: error } } : { ready: Email.parse(typed.email) }
}

/** Validates the code from an email. Spaces and dashes in it are ignored. */
export function checkCode({ code }: { code: string }): CheckedForm<{ code: string }, string> {
  const digits = code.replaceAll(/\D/g, '')
  return digits.length === 8 ? { ready: digits } : { errors: { code: text.magic.codeForm } }
}

type NewPasswordForm = { password: string; confirm: string }

/** Validates a new password that the user typed twice. `isLong`: staff need 12 characters. */
export function checkNewPassword(typed: NewPasswordForm, isLong = false): CheckedForm<NewPasswordForm, string> {
  const errors = newPasswordErrors(typed)
  if (isLong && !errors.password && !isLongPassword(typed.password)) errors.password = shared.staffPasswordShort
  return Object.keys(errors).length ? { errors } : { ready: typed.password }
}
