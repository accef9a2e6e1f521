import { isCustomField, isSymptom } from '../../../../../shared/days/model/custom-field.ts'
import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import { applicableValues } from '../../../../../shared/days/model/values.ts'
import { text } from '../text.ts'
import type { TitledFields } from './day-screen.ts'
import { LOG_SCREEN } from './log-screen.ts'

const SECTIONS = LOG_SCREEN.sections.filter((section) => section !== 'custom items')

/**
 * All values of a day by section, custom items last. It includes fields that the user's settings now turn off, and
 * leaves out values that do not count.
 */
export function sectionsWithValues(values: DayValues): TitledFields[] {
  const day = applicableValues(values)
  const hasValue = (field: DayField) => day[field] !== undefined
  const customFields = Object.keys(day).filter(isCustomField)
  const all: TitledFields[] = [
    ...SECTIONS.map(({ title, fields }) =>
      title === text.sections.journal ? { title, fields: ['quickMoods' as const, ...fields] } : { title, fields },
    ),
    { title: text.sections.ownSymptoms, fields: customFields.filter(isSymptom) },
    { title: text.sections.ownTriggers, fields: customFields.filter((field) => !isSymptom(field)) },
  ]
  const filtered = all.map(({ title, fields }) => ({ title, fields: fields.filter(hasValue) }))
  return filtered.filter(({ fields }) => fields.length > 0)
}
