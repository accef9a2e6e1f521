import { useState } from 'react'
import { splitAtCommas } from './comma-list.ts'
import type { QuestionProps } from './field.tsx'
import { TextArea } from './text-area.tsx'
import { tooManyText } from './too-long.ts'

interface LinesFieldProps extends Omit<QuestionProps, 'error'> {
  /** `undefined` means "not answered". */
  value: readonly string[] | undefined
  /** The maximum number of texts. */
  maxTexts: number
  /** The maximum length of a text, in UTF-16 units. */
  maxTextLength: number
  /** The texts are separated by commas instead of line breaks. */
  isCommaSeparated?: boolean | undefined
  onChange: (value: string[] | undefined) => void
}

const EMPTY: readonly string[] = []

const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')

/** A list of short texts. Empty texts are dropped. Nothing else is: an error says what is too long or too much. */
export function LinesField({
  value = EMPTY,
  maxTexts,
  maxTextLength,
  isCommaSeparated = false,
  onChange,
  ...question
}: LinesFieldProps) {
  const separator = isCommaSeparated ? ', ' : '\n'
  const [initialTexts] = useState(value)
  const knownTexts = [...initialTexts, ...value]
  // While the user types, the text can have blank lines and trailing spaces, which are not part of the answer.
  const [typed, setTyped] = useState(() => value.join(separator))
  const split = (text: string) =>
    isCommaSeparated ? splitAtCommas(text, knownTexts) : text.split(/[\n\r\u2028\u2029]/)
  const toLines = (text: string) =>
    split(text.replaceAll('\0', ''))
      .map((line) => line.toWellFormed().trim())
      .filter(Boolean)
  const typedMatchesValue = isSame(toLines(typed), value)
  const shown = typedMatchesValue ? typed : value.join(separator)

  function change(text: string) {
    setTyped(text)
    const lines = toLines(text)
    onChange(lines.length ? lines : undefined)
  }

  return (
    <TextArea
      {...question}
      rows={isCommaSeparated ? 2 : 4}
      maxLength={Number.POSITIVE_INFINITY}
      error={tooManyText(value, maxTexts, maxTextLength)}
      value={shown}
      onChange={change}
    />
  )
}
