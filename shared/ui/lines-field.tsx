import { useState } from 'react'
import type { QuestionProps } from './field.tsx'
import { TextArea } from './text-area.tsx'

interface LinesFieldProps extends Omit<QuestionProps, 'error'> {
  /** `undefined` is "not answered". */
  value: readonly string[] | undefined
  most: number
  /** The longest line, in UTF-16 units. */
  longest: number
  onChange: (value: string[] | undefined) => void
}

const NOTHING: readonly string[] = []

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** Several short texts, one on each line. Empty lines are dropped; lines too many and ends too long are, too. */
export function LinesField({ value = NOTHING, most, longest, onChange, ...words }: LinesFieldProps) {
  // What is typed has blank lines and blank ends on its way, which are no part of the answer.
  const [typed, setTyped] = useState(() => value.join('\n'))
  const toLines = (text: string) =>
    text
      .replaceAll('\0', '')
      .split(/[\n\r\u2028\u2029]/)
      .map((line) => line.trim().slice(0, longest).toWellFormed().trim())
      .filter(Boolean)
      .slice(0, most)
  const shown = isSame(toLines(typed), value) ? typed : value.join('\n')

  function change(text: string) {
    setTyped(text)
    const lines = toLines(text)
    onChange(lines.length ? lines : undefined)
  }

  return <TextArea {...words} maxLength={most * (longest + 1)} value={shown} onChange={change} />
}
