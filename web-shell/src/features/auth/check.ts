import { Credentials } from '../../../../shared/auth/schema.ts'
import { text } from './text.ts'

/** What is wrong with each field, in words; no key where nothing is. */
export interface Faults {
  email?: string
  password?: string
}

/** Judges a filled-in form by the contract. */
export function check(typed: Credentials): { credentials: Credentials } | { faults: Faults } {
  const result = Credentials.safeParse(typed)
  if (result.success) return { credentials: result.data }
  const wrong = new Set(result.error.issues.map(({ path }) => path[0]))
  const faults: Faults = {}
  if (wrong.has('email')) faults.email = typed.email.trim() ? text.emailForm : text.emailMissing
  if (wrong.has('password')) faults.password = typed.password ? text.passwordLong : text.passwordMissing
  return { faults }
}
