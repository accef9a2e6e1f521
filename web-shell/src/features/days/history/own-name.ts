import { type ActiveCustom, fieldOf, KINDS } from '../../../../../shared/custom/rules.ts'
import { isCustomField, isSymptom } from '../../../../../shared/days/model/custom-field.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { text } from './text.ts'

interface Names {
  /** What fields were called, as far as the service said. */
  names: Readonly<Record<string, string>>
  custom: ActiveCustom | undefined
}

/** The name of a field of the person's own: as it is called now, else as the service remembers it. */
export function nameOfOwn(field: DayField, { names, custom }: Names): string {
  for (const kind of KINDS)
    for (const { id, name } of custom?.[kind] ?? []) if (fieldOf(kind, id) === field) return name
  return names[field] ?? (isCustomField(field) && isSymptom(field) ? text.own.symptom : text.own.trigger)
}
