import type { ProblemCode } from '../../../../shared/problems.ts'
import type { ShellServices } from '../../../../shared/ui/shell-services.ts'
import { removeText, saveText } from './text.ts'

type Explain = (error: unknown, shell: Pick<ShellServices, 'refusalOf' | 'wordsFor'>) => string

const SAVE: Partial<Record<ProblemCode, string>> = {
  'article-title-taken': saveText.duplicate,
  'article-changed': saveText.changed,
  'invalid-request': saveText.invalid,
  'not-allowed': saveText.permission,
  'not-signed-in': saveText.permission,
  'too-large': saveText.tooMuch,
  unavailable: saveText.unknown,
  unexpected: saveText.unknown,
}

/** Why an article was not saved, by its cause. Source: requirement ADM-03. */
export const whyNotSaved: Explain = (error, { refusalOf, wordsFor }) => {
  const refusal = refusalOf(error)
  if (!refusal) return saveText.unknown
  if (refusal.errors.some(({ pointer }) => pointer === '/body/category')) return saveText.category
  return SAVE[refusal.code] ?? saveText.other(wordsFor(error).text)
}

/** Why an article was not deleted. Source: requirement ADM-03. */
export const whyNotRemoved: Explain = (error, { refusalOf, wordsFor }) => {
  const code = refusalOf(error)?.code
  if (code === 'not-allowed' || code === 'not-signed-in') return removeText.permission
  return code === undefined || code === 'unexpected' ? removeText.unexpected : wordsFor(error).text
}
