import { counting, type DayField, type DayValues, FIELDS } from './fields.ts'
import { fieldText, optionText } from './text.ts'

function told(field: DayField, value: NonNullable<DayValues[DayField]>): string | undefined {
  const words: { label: string; short?: string; none?: string } = fieldText[field]
  const short = words.short ?? words.label
  switch (FIELDS[field].kind) {
    case 'level':
    case 'count':
    case 'time':
      return `${short} ${String(value)}`
    case 'flag':
      return value === true ? short : undefined
    case 'choice':
      return `${short} ${optionText(field, String(value)).toLowerCase()}`
    case 'choices': {
      const chosen = value as readonly string[]
      return chosen.length ? chosen.map((option) => optionText(field, option)).join(', ') : words.none
    }
    case 'lines':
      return (value as readonly string[]).join(', ')
    case 'words':
      return `“${String(value)}”`
  }
}

/** What was answered of some fields, in one short line; empty when nothing was. */
export function summaryOf(fields: readonly DayField[], values: DayValues): string {
  const day = counting(values)
  return fields.flatMap((field) => (day[field] === undefined ? [] : (told(field, day[field]) ?? []))).join(' · ')
}
