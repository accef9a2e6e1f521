import { ApiProblem } from '../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'

/** What the service found wrong with a password, by its field; nothing for any other error. */
export function faultOf(error: unknown): { currentPassword?: string; password?: string } {
  if (!(error instanceof ApiProblem)) return {}
  if (error.code === 'wrong-password') return { currentPassword: wordsFor(error).text }
  return error.code === 'weak-password' ? { password: wordsFor(error).text } : {}
}

export const isAtField = (error: unknown) => Object.keys(faultOf(error)).length > 0
