import { isCustomField, isSymptom } from '../../../../../shared/days/model/custom-field.ts'
import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import { counting } from '../../../../../shared/days/model/values.ts'
import { text } from '../text.ts'
import type { SectionSpec } from './day-screen.ts'
import { LOG } from './log-screen.ts'

const SECTIONS = LOG.sections.filter((section) => section !== 'own')

/** All that was answered of a day, by section, whatever its person tracks now: their own fields last. */
export function answeredSections(values: DayValues): SectionSpec[] {
  const day = counting(values)
  const isAnswered = (field: DayField) => day[field] !== undefined
  const own = Object.keys(day).filter(isCustomField)
  const all: SectionSpec[] = [
    ...SECTIONS.map(({ title, fields }) =>
      title === text.sections.journal ? { title, fields: ['quickMoods' as const, ...fields] } : { title, fields },
    ),
    { title: text.sections.ownSymptoms, fields: own.filter(isSymptom) },
    { title: text.sections.ownTriggers, fields: own.filter((field) => !isSymptom(field)) },
  ]
  const answered = all.map(({ title, fields }) => ({ title, fields: fields.filter(isAnswered) }))
  return answered.filter(({ fields }) => fields.length > 0)
}
