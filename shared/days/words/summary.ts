import { type DayField, type DayValues, specOf } from '../model/fields.ts'
import { applicableValues } from '../model/values.ts'
import { optionText, wordsOf } from './text.ts'

/** Returns the name that the user gave to a custom field. */
type GetName = (field: DayField) => string | undefined

function fieldSummary(field: DayField, value: NonNullable<DayValues[DayField]>, nameOf?: GetName): string | undefined {
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

/** The applicable values of `fields` in one short line; '' when there are none to show. */
export function summaryOf(fields: readonly DayField[], values: DayValues, nameOf?: GetName): string {
  const day = applicableValues(values)
  const answered = fields.flatMap((field) =>
    day[field] === undefined ? [] : (fieldSummary(field, day[field], nameOf) ?? []),
  )
  return answered.join(' · ')
}
