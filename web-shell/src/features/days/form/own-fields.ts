import { type ActiveCustom, fieldOf, KINDS } from '../../../../../shared/custom/rules.ts'
import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import { isTracked, type Preferences } from '../../../../../shared/preferences/preferences.ts'
import { text } from '../text.ts'
import type { SectionSpec } from './day-screen.ts'

/** What a person is asked of their own, in their order: each field with the name they gave it. */
export type OwnFields = ReadonlyMap<DayField, string>

export function ownFields(custom: ActiveCustom, preferences: Preferences): OwnFields {
  const all = KINDS.flatMap((kind) => custom[kind].map(({ id, name }) => [fieldOf(kind, id), name] as const))
  return new Map(all.filter(([field]) => isTracked(field, preferences)))
}

const SECTIONS = [
  { title: text.sections.ownSymptoms, begins: 'symptom.' },
  { title: text.sections.ownTriggers, begins: 'trigger.' },
]

/** Their sections, those that have anything in them. Source: requirement LOG-05. */
export function ownSections(own: OwnFields, values: DayValues): (SectionSpec & { done: boolean })[] {
  const all = SECTIONS.map(({ title, begins }) => {
    const fields = [...own.keys()].filter((field) => field.startsWith(begins))
    return { title, fields, done: fields.some((field) => values[field] !== undefined) }
  })
  return all.filter(({ fields }) => fields.length > 0)
}
