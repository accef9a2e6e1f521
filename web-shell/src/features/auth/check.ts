import { Credentials, Email, SignUp } from '../../../../shared/auth/schema.ts'
import { emailFault, newPasswordFaults, passwordFault, refused } from '../../shell/later/form/faults.ts'
import { text as shared } from '../../shell/later/form/text.ts'
import type { Checked, Faults } from '../../shell/later/form/use-form.ts'
import { text } from './text.ts'

type SignInForm = { email: string; password: string }
type SignUpForm = SignInForm & { fullName: string }

/** Judges a filled-in sign-in by the contract. */
export function checkSignIn(typed: SignInForm, stayLoggedIn: boolean): Checked<SignInForm, Credentials> {
  const result = Credentials.safeParse({ ...typed, stayLoggedIn })
  if (result.success) return { ready: result.data }
  const wrong = refused(result)
  const faults: Faults<SignInForm> = {}
  const email = emailFault(typed.email)
  if (email) faults.email = email
  if (wrong.has('password')) faults.password = typed.password ? shared.passwordLong : text.passwordMissing
  return { faults }
}

/** Judges a filled-in sign-up by the contract, which lets a name be missing; this form does not. */
export function checkSignUp(typed: SignUpForm, rest: Pick<SignUp, 'zone' | 'attempt'>): Checked<SignUpForm, SignUp> {
  const result = SignUp.safeParse({ ...typed, ...rest })
  if (result.success && result.data.fullName) return { ready: result.data }
  const wrong = refused(result)
  const faults: Faults<SignUpForm> = {}
  if (!typed.fullName.trim()) faults.fullName = text.nameMissing
  else if (wrong.has('fullName')) faults.fullName = text.nameLong
  const email = emailFault(typed.email)
  if (email) faults.email = email
  const password = passwordFault(typed.password)
  if (password) faults.password = password
  return { faults }
}

/** Judges an address to which a link is to be sent. */
export function checkEmail(typed: { email: string }): Checked<{ email: string }, string> {
  const fault = emailFault(typed.email)
  return fault ? { faults: { email: fault } } : { ready: Email.parse(typed.email) }
}

/** Judges the code of a mail, however it is spaced. */
export function checkCode({ code }: { code: string }): Checked<{ code: string }, string> {
  const digits = code.replaceAll(/\D/g, '')
  return digits.length === 8 ? { ready: digits } : { faults: { code: text.magic.codeForm } }
}

type NewPasswordForm = { password: string; confirm: string }

/** Judges a new password that was typed twice. */
export function checkNewPassword(typed: NewPasswordForm): Checked<NewPasswordForm, string> {
  const faults = newPasswordFaults(typed)
  return Object.keys(faults).length ? { faults } : { ready: typed.password }
}
