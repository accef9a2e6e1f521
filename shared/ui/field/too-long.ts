import { counted } from '../../words/words.ts'

/** Says that a text is too long; `undefined` if it fits. Both lengths in the same unit. */
export function tooLongText(length: number, maxLength: number): string | undefined {
  const excess = length - maxLength
  if (excess <= 0) return undefined
  return `${counted(excess, 'character')} too many. Nothing was cut: please shorten it.`
}

/** Says which of several texts is too long, or that there are too many; `undefined` if all fit. */
export function tooManyText(texts: readonly string[], maxTexts: number, maxTextLength: number): string | undefined {
  if (texts.length > maxTexts)
    return `${texts.length} entries, and at most ${maxTexts} fit. Nothing was cut: please remove some.`
  const index = texts.findIndex(({ length }) => length > maxTextLength)
  const text = texts[index]
  if (text === undefined) return undefined
  return `Entry ${index + 1} has ${text.length} characters, and at most ${maxTextLength} fit. Nothing was cut: please shorten it.`
}

/** Moves the focus to the first field, or group of fields, with an error inside `container`. Returns whether there is one. */
export function focusFirstInvalid(container: Element | null | undefined): boolean {
  const invalid = container?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input')
  // A folded section opens, so that its field can take the focus.
  const folded = invalid?.closest('details')
  if (folded) folded.open = true
  invalid?.focus()
  return Boolean(invalid)
}
