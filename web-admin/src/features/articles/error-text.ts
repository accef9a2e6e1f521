import type { ProblemCode } from '../../../../shared/problems.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'
import { removeText, saveText } from './text.ts'

type ErrorText = (error: unknown, shell: Pick<ShellServices, 'refusalOf' | 'wordsFor'>) => string

const SAVE_ERRORS: Partial<Record<ProblemCode, string>> = {
  'article-title-taken': saveText.duplicate,
  'article-too-complex': saveText.tooComplex,
  'article-image-without-alt': saveText.imageWithoutAlt,
  'article-limit-reached': saveText.limitReached,
  'article-changed': saveText.changed,
  'invalid-request': saveText.invalid,
  'not-allowed': saveText.permission,
  'not-signed-in': saveText.permission,
  'too-large': saveText.tooMuch,
  unavailable: saveText.unknown,
  unexpected: saveText.unknown,
}

/** The message for an article that was not saved. Source: requirement ADM-03. */
export const saveErrorText: ErrorText = (error, { refusalOf, wordsFor }) => {
  const refusal = refusalOf(error)
  if (!refusal) return saveText.unknown
  if (refusal.errors.some(({ pointer }) => pointer === '/body/category')) return saveText.category
  return SAVE_ERRORS[refusal.code] ?? saveText.other(wordsFor(error).text)
}

/** The message for an article that was not deleted. Source: requirement ADM-03. */
export const deleteErrorText: ErrorText = (error, { refusalOf, wordsFor }) => {
  const code = refusalOf(error)?.code
  if (code === 'not-allowed' || code === 'not-signed-in') return removeText.permission
  return code === undefined || code === 'unexpected' ? removeText.unexpected : wordsFor(error).text
}
