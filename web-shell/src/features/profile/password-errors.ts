import { ApiProblem } from '../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'

/** The messages for the password fields that the service rejected. Empty for every other error. */
export function passwordErrorsOf(error: unknown): { currentPassword?: string; password?: string } {
  if (!(error instanceof ApiProblem)) return {}
  if (error.code === 'wrong-password') return { currentPassword: wordsFor(error).text }
  return error.code === 'weak-password' ? { password: wordsFor(error).text } : {}
}

export const isPasswordError = (error: unknown) => Object.keys(passwordErrorsOf(error)).length > 0
