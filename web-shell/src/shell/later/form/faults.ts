import type * as z from 'zod/mini'
import { Email, NewPassword, SHORTEST_PASSWORD } from '../../../../../shared/auth/schema.ts'
import { text } from './text.ts'
import type { Faults } from './use-form.ts'

/** Which fields the contract refuses. */
export const refused = ({ error }: { error?: z.core.$ZodError | undefined }) =>
  new Set(error?.issues.map(({ path }) => path[0]))

/** What is wrong with an address; `undefined` for one that can be. */
export function emailFault(email: string): string | undefined {
  if (Email.safeParse(email).success) return undefined
  return email.trim() ? text.emailForm : text.emailMissing
}

/** What is wrong with a new password; `undefined` for one that the contract takes. */
export function passwordFault(password: string): string | undefined {
  if (NewPassword.safeParse(password).success) return undefined
  if (password.length < SHORTEST_PASSWORD) return text.passwordShort
  return password.trim() === password ? text.passwordLong : text.passwordSpaces
}

type Twice = { password: string; confirm: string }

/** What is wrong with a new password that was typed twice. */
export function newPasswordFaults({ password, confirm }: Twice): Faults<Twice> {
  const fault = passwordFault(password)
  const other = confirm ? text.confirmOther : text.confirmMissing
  return { ...(fault && { password: fault }), ...(confirm !== password || !confirm ? { confirm: other } : {}) }
}
