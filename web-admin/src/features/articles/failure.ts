import type { ShellServices } from '../../../../shared/ui/shell-services.ts'
import { removeText, saveText } from './text.ts'

type Explain = (error: unknown, shell: Pick<ShellServices, 'refusalOf' | 'wordsFor'>) => string

/** Why an article was not saved, by its cause. Source: requirement ADM-03. */
export const whyNotSaved: Explain = (error, { refusalOf, wordsFor }) => {
  const refusal = refusalOf(error)
  switch (refusal?.code) {
    case undefined:
    case 'unexpected':
    case 'unavailable':
      return saveText.unknown
    case 'article-title-taken':
      return saveText.duplicate
    case 'article-changed':
      return saveText.changed
    case 'not-allowed':
    case 'not-signed-in':
      return saveText.permission
    case 'too-large':
      return saveText.tooMuch
    case 'invalid-request':
      return refusal?.errors.some(({ pointer }) => pointer === '/body/category') ? saveText.category : saveText.invalid
    default:
      return saveText.other(wordsFor(error).text)
  }
}

/** Why an article was not deleted. Source: requirement ADM-03. */
export const whyNotRemoved: Explain = (error, { refusalOf, wordsFor }) => {
  const code = refusalOf(error)?.code
  if (code === 'not-allowed' || code === 'not-signed-in') return removeText.permission
  return code === undefined || code === 'unexpected' ? removeText.unexpected : wordsFor(error).text
}
