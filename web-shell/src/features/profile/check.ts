import { Email } from '../../../../shared/auth/schema.ts'
import { emailFault, newPasswordFaults } from '../../shell/later/form/faults.ts'
import { text as shared } from '../../shell/later/form/text.ts'
import type { Checked, Faults } from '../../shell/later/form/use-form.ts'
import { text } from './text.ts'

type PasswordForm = { currentPassword: string; password: string; confirm: string }
type EmailForm = { email: string; currentPassword: string }

const LONGEST_PASSWORD = 256

function currentFault(password: string): string | undefined {
  if (!password) return text.password.currentMissing
  return password.length > LONGEST_PASSWORD ? shared.passwordLong : undefined
}

/** Judges a change of the password, the new one typed twice. */
export function checkPassword(typed: PasswordForm): Checked<PasswordForm, Omit<PasswordForm, 'confirm'>> {
  const { currentPassword, password } = typed
  const current = currentFault(currentPassword)
  const faults: Faults<PasswordForm> = { ...(current && { currentPassword: current }), ...newPasswordFaults(typed) }
  return Object.keys(faults).length ? { faults } : { ready: { currentPassword, password } }
}

/** Judges a change of the address in place of `present`. */
export function checkNewEmail(typed: EmailForm, present: string | undefined): Checked<EmailForm, EmailForm> {
  const { data } = Email.safeParse(typed.email)
  const email = data !== undefined && data === present ? text.newEmail.same : emailFault(typed.email)
  const current = currentFault(typed.currentPassword)
  if (data !== undefined && !email && !current) return { ready: { ...typed, email: data } }
  return { faults: { ...(email && { email }), ...(current && { currentPassword: current }) } }
}
