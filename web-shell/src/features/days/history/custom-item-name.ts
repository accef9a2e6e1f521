import { type ActiveCustomItems, CUSTOM_KINDS, customFieldOf } from '../../../../../shared/custom/rules.ts'
import { isCustomField, isSymptom } from '../../../../../shared/days/model/custom-field.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { text } from './text.ts'

interface NameSources {
  /** Former names of custom items, as returned by the service. */
  names: Readonly<Record<string, string>>
  custom: ActiveCustomItems | undefined
}

/** The name of a custom item: its current name, else its former name from the service, else a generic name. */
export function customItemName(field: DayField, { names, custom }: NameSources): string {
  for (const kind of CUSTOM_KINDS)
    for (const { id, name } of custom?.[kind] ?? []) if (customFieldOf(kind, id) === field) return name
  return names[field] ?? (isCustomField(field) && isSymptom(field) ? text.unnamed.symptom : text.unnamed.trigger)
}
