import { useState } from 'react'
import { splitAtCommas } from './comma-list.ts'
import type { QuestionProps } from './field.tsx'
import { TextArea } from './text-area.tsx'

interface LinesFieldProps extends Omit<QuestionProps, 'error'> {
  /** `undefined` is "not answered". */
  value: readonly string[] | undefined
  most: number
  /** The longest line, in UTF-16 units. */
  longest: number
  /** They stand one after the other with commas between, instead of one on each line. */
  commas?: boolean | undefined
  onChange: (value: string[] | undefined) => void
}

const NOTHING: readonly string[] = []

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

/** Several short texts. Empty ones are dropped; texts too many and ends too long are, too. */
export function LinesField({ value = NOTHING, most, longest, commas = false, onChange, ...words }: LinesFieldProps) {
  const between = commas ? ', ' : '\n'
  const [opened] = useState(value)
  // What is typed has blank lines and blank ends on its way, which are no part of the answer.
  const [typed, setTyped] = useState(() => value.join(between))
  const split = (text: string) =>
    commas ? splitAtCommas(text, [...opened, ...value]) : text.split(/[\n\r\u2028\u2029]/)
  const toLines = (text: string) =>
    split(text.replaceAll('\0', ''))
      .map((line) => line.trim().slice(0, longest).toWellFormed().trim())
      .filter(Boolean)
      .slice(0, most)
  const shown = isSame(toLines(typed), value) ? typed : value.join(between)

  function change(text: string) {
    setTyped(text)
    const lines = toLines(text)
    onChange(lines.length ? lines : undefined)
  }

  return (
    <TextArea
      {...words}
      rows={commas ? 2 : 4}
      maxLength={most * (longest + between.length)}
      value={shown}
      onChange={change}
    />
  )
}
