import type * as z from 'zod/mini'
import { Credentials, Email, NewPassword, SHORTEST_PASSWORD, SignUp } from '../../../../shared/auth/schema.ts'
import { text } from './text.ts'
import type { Checked, Faults } from './use-form.ts'

type SignInForm = { email: string; password: string }
type SignUpForm = SignInForm & { fullName: string }

/** Which fields the contract refuses. */
const refused = ({ error }: { error?: z.core.$ZodError | undefined }) =>
  new Set(error?.issues.map(({ path }) => path[0]))

const emailFault = ({ email }: { email: string }) => (email.trim() ? text.emailForm : text.emailMissing)

function passwordFault({ password }: { password: string }): string {
  if (password.length < SHORTEST_PASSWORD) return text.passwordShort
  return password.trim() === password ? text.passwordLong : text.passwordSpaces
}

/** Judges a filled-in sign-in by the contract. */
export function checkSignIn(typed: SignInForm, stayLoggedIn: boolean): Checked<SignInForm, Credentials> {
  const result = Credentials.safeParse({ ...typed, stayLoggedIn })
  if (result.success) return { ready: result.data }
  const wrong = refused(result)
  const faults: Faults<SignInForm> = {}
  if (wrong.has('email')) faults.email = emailFault(typed)
  if (wrong.has('password')) faults.password = typed.password ? text.passwordLong : text.passwordMissing
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
  if (wrong.has('email')) faults.email = emailFault(typed)
  if (wrong.has('password')) faults.password = passwordFault(typed)
  return { faults }
}

/** Judges an address to which a link is to be sent. */
export function checkEmail(typed: { email: string }): Checked<{ email: string }, string> {
  const { data } = Email.safeParse(typed.email)
  return data ? { ready: data } : { faults: { email: emailFault(typed) } }
}

/** Judges the code of a mail, however it is spaced. */
export function checkCode({ code }: { code: string }): Checked<{ code: string }, string> {
  const digits = code.replaceAll(/\D/g, '')
  return digits.length === 8 ? { ready: digits } : { faults: { code: text.magic.codeForm } }
}

type NewPasswordForm = { password: string; confirm: string }

/** Judges a new password that was typed twice. */
export function checkNewPassword(typed: NewPasswordForm): Checked<NewPasswordForm, string> {
  const { password, confirm } = typed
  const faults: Faults<NewPasswordForm> = {}
  if (!NewPassword.safeParse(password).success) faults.password = passwordFault(typed)
  if (!confirm) faults.confirm = text.newPassword.confirmMissing
  else if (confirm !== password) faults.confirm = text.newPassword.confirmOther
  return Object.keys(faults).length ? { faults } : { ready: password }
}
