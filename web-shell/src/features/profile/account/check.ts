import { type Account, Email, isLongPassword } from '../../../../../shared/auth/schema.ts'
import { emailError, newPasswordErrors } from '../../../shell/later/form/field-errors.ts'
import { text as shared } from '../../../shell/later/form/text.ts'
import type { CheckedForm, FieldErrors } from '../../../shell/later/form/use-form.ts'
import { text } from '../text.ts'

type PasswordForm = { currentPassword: string; password: string; confirm: string }
type EmailForm = { email: string; currentPassword: string }
type NewEmail = { email: string; currentPassword?: string }

const LONGEST_PASSWORD = 256

function currentPasswordError(password: string): string | undefined {
  if (!password) return text.password.currentMissing
  return password.length > LONGEST_PASSWORD ? shared.passwordLong : undefined
}

/** Validates the form for a new password, which the user types twice. Staff need a longer one. */
export function checkPassword(
  typed: PasswordForm,
  isStaff: boolean,
): CheckedForm<PasswordForm, Omit<PasswordForm, 'confirm'>> {
  const { currentPassword, password } = typed
  const passwordError = currentPasswordError(currentPassword)
  const errors: FieldErrors<PasswordForm> = {
    ...(passwordError && { currentPassword: passwordError }),
    ...newPasswordErrors(typed),
    ...(isStaff && !isLongPassword(password) && { password: shared.staffPasswordShort }),
  }
  return Object.keys(errors).length ? { errors } : { ready: { currentPassword, password } }
}

/** Validates the form for a new email address, which must differ from the current one. Some users have no password. */
export function checkNewEmail(
  typed: EmailForm,
  { email: currentEmail, hasNoPassword }: Partial<Pick<Account, 'email' | 'hasNoPassword'>>,
): CheckedForm<EmailForm, NewEmail> {
  const { data } = Email.safeParse(typed.email)
  const newEmailError = data !== undefined && data === currentEmail ? text.newEmail.same : emailError(typed.email)
  const passwordError = hasNoPassword ? undefined : currentPasswordError(typed.currentPassword)
  const password = hasNoPassword ? {} : { currentPassword: typed.currentPassword }
  if (data !== undefined && !newEmailError && !passwordError) return { ready: { email: data, ...password } }
  return {
    errors: {
      ...(newEmailError && { email: newEmailError }),
      ...(passwordError && { currentPassword: passwordError }),
    },
  }
}

/** Validates the current password, where nothing else is typed. */
export function checkCurrentPassword(typed: {
  currentPassword: string
}): CheckedForm<{ currentPassword: string }, { currentPassword: string }> {
  const error = currentPasswordError(typed.currentPassword)
  return error ? { errors: { currentPassword: error } } : { ready: typed }
}
