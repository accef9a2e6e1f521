import { ApiProblem } from '../../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { isWeakPassword } from '../../../shell/later/form/form-error.tsx'

/** The messages for the password fields that the service rejected. Empty for every other error. */
export function passwordErrorsOf(error: unknown): { currentPassword?: string; password?: string } {
  if (!(error instanceof ApiProblem)) return {}
  if (error.code === 'wrong-password') return { currentPassword: wordsFor(error).text }
  return isWeakPassword(error) ? { password: wordsFor(error).text } : {}
}

/** Whether the user must sign in again first, because they have no password. */
export const isSignInNeeded = (error: unknown) => error instanceof ApiProblem && error.code === 'sign-in-again'

export const isPasswordError = (error: unknown) => Object.keys(passwordErrorsOf(error)).length > 0
