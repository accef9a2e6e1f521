import { type DayField, type DayValues, specOf } from '../model/fields.ts'
import { counting } from '../model/values.ts'
import { optionText, wordsOf } from './text.ts'

/** What a person called a field of their own. */
type NameOf = (field: DayField) => string | undefined

function told(field: DayField, value: NonNullable<DayValues[DayField]>, nameOf?: NameOf): string | undefined {
  const words = wordsOf(field, nameOf?.(field))
  const short = words.short ?? words.label
  switch (specOf(field).kind) {
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
export function summaryOf(fields: readonly DayField[], values: DayValues, nameOf?: NameOf): string {
  const day = counting(values)
  const answered = fields.flatMap((field) => (day[field] === undefined ? [] : (told(field, day[field], nameOf) ?? [])))
  return answered.join(' · ')
}
