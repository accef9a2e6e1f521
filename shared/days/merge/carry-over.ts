import { type DayField, type DayValues, type Field, specOf } from '../model/fields.ts'
import type { Day } from '../model/schema.ts'
import { applicableValues, isApplicable, isSameValue } from '../model/values.ts'
import { changeField, type Draft, shownValue } from './draft.ts'

/**
 * The kinds of fields that are carried over. The other kinds (words, lines and times) belong to the day on which they
 * were written.
 */
const CARRIED_KINDS: ReadonlySet<Field['kind']> = new Set<Field['kind']>([
  'level',
  'count',
  'flag',
  'choice',
  'choices',
])

/** The flare fields. The user sets them for each day. */
const NOT_CARRIED_FIELDS: ReadonlySet<DayField> = new Set<DayField>(['flareManual', 'isManagingFlare', 'interventions'])

/** The values that were filled in, and the draft that contains them. */
export interface CarriedOver {
  draft: Draft
  filled: DayValues
}

/**
 * Copies values of the day `before` into the draft of `day`, for those of `fields` that have no answer: levels, counts,
 * yes/no and choices, never words, medications, times or flare fields. Saves nothing. No requirement asks for this.
 */
export function carryOver(day: Day, draft: Draft, before: DayValues, fields: readonly DayField[]): CarriedOver {
  const applicable = applicableValues(before)
  const isUnanswered = (field: DayField) => shownValue(day, draft, field) === null && !draft.edits[field]
  const isCarried = (field: DayField) => CARRIED_KINDS.has(specOf(field).kind) && !NOT_CARRIED_FIELDS.has(field)
  const candidates = fields
    .filter((field) => isCarried(field) && isUnanswered(field))
    .flatMap((field) => (applicable[field] === undefined ? [] : ([[field, applicable[field]]] as const)))
  // Today's values decide which dependent fields are applicable.
  const current = fields.map((field) => [field, shownValue(day, draft, field) ?? undefined] as const)
  const values = Object.fromEntries([...current, ...candidates]) as DayValues
  const filled = candidates.filter(([field]) => isApplicable(field, values))
  return {
    draft: filled.reduce((updated, [field, value]) => changeField(day, updated, field, value), draft),
    filled: Object.fromEntries(filled) as DayValues,
  }
}

/** Removes the filled values from the draft, except those that the user has changed since. */
export function undoCarryOver(day: Day, draft: Draft, filled: DayValues): Draft {
  const unchanged = (Object.keys(filled) as DayField[]).filter((field) =>
    isSameValue(shownValue(day, draft, field), filled[field] ?? null),
  )
  return unchanged.reduce((updated, field) => changeField(day, updated, field, day.values[field] ?? null), draft)
}
