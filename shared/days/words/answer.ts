import { type DayField, type DayValues, specOf } from '../model/fields.ts'
import { optionText, wordsOf } from './text.ts'

const NONE = 'None'

/** A value in words, complete and without its label, as history shows it. */
export function answerText(field: DayField, value: NonNullable<DayValues[DayField]>): string {
  const spec = specOf(field)
  const words = wordsOf(field)
  switch (spec.kind) {
    case 'level':
      return `${String(value)} of ${spec.max}`
    case 'count': {
      const { unit } = words as { unit?: readonly [one: string, many: string] }
      return unit ? `${String(value)} ${unit[value === 1 ? 0 : 1]}` : String(value)
    }
    case 'flag':
      return value === true ? 'Yes' : 'No'
    case 'choice':
      return optionText(field, String(value))
    case 'choices': {
      const chosen = (value as readonly string[]).map((option) => optionText(field, option))
      return chosen.length ? chosen.join(', ') : (words.none ?? NONE)
    }
    case 'lines':
      return (value as readonly string[]).join('\n') || NONE
    case 'words':
    case 'time':
      return String(value)
  }
}
