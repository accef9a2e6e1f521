import star from 'icon:star'
import { type ActiveCustomItems, CUSTOM_KINDS, customFieldOf } from '../../../../../shared/custom/rules.ts'
import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import { isTracked, type Preferences } from '../../../../../shared/preferences/preferences.ts'
import { text } from '../text.ts'
import type { SectionSpec } from './day-screen.ts'

/** The user's enabled custom items in the user's order: the field of each with its name. */
export type CustomItemFields = ReadonlyMap<DayField, string>

export function customItemFields(custom: ActiveCustomItems, preferences: Preferences): CustomItemFields {
  const all = CUSTOM_KINDS.flatMap((kind) =>
    custom[kind].map(({ id, name }) => [customFieldOf(kind, id), name] as const),
  )
  return new Map(all.filter(([field]) => isTracked(field, preferences)))
}

const SECTIONS = [
  { title: text.sections.ownSymptoms, prefix: 'symptom.' },
  { title: text.sections.ownTriggers, prefix: 'trigger.' },
]

/** The sections of the custom items. Empty sections are left out. Source: requirement LOG-05. */
export function customItemSections(
  customItems: CustomItemFields,
  values: DayValues,
): (SectionSpec & { done: boolean })[] {
  const all = SECTIONS.map(({ title, prefix }) => {
    const fields = [...customItems.keys()].filter((field) => field.startsWith(prefix))
    return { title, icon: star, fields, done: fields.some((field) => values[field] !== undefined) }
  })
  return all.filter(({ fields }) => fields.length > 0)
}
