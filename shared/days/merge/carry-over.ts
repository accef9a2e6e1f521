import { type DayField, type DayValues, type Field, specOf } from '../model/fields.ts'
import type { Day } from '../model/schema.ts'
import { counting, counts, isSame } from '../model/values.ts'
import { change, type Draft, shown } from './draft.ts'

/** What is said by choosing. Words, lines and times belong to the day on which they were written. */
const CHOSEN: ReadonlySet<Field['kind']> = new Set<Field['kind']>(['level', 'count', 'flag', 'choice', 'choices'])

/** Whether a day is a flare is for its own person to say, on that day. */
const OF_ITS_DAY: ReadonlySet<DayField> = new Set<DayField>(['flareManual', 'isManagingFlare', 'interventions'])

/** What was filled in, and the draft that holds it. */
export interface CarriedOver {
  draft: Draft
  filled: DayValues
}

/**
 * The draft of `day` with what was said the day `before` in those of `fields` that nothing was said of yet: levels,
 * counts and choices, never words, medications, times or flares. Nothing is saved by it. Ours; no requirement asks for it.
 */
export function carryOver(day: Day, draft: Draft, before: DayValues, fields: readonly DayField[]): CarriedOver {
  const counted = counting(before)
  const isOpen = (field: DayField) => shown(day, draft, field) === null && !draft.edits[field]
  const said = fields
    .filter((field) => CHOSEN.has(specOf(field).kind) && !OF_ITS_DAY.has(field) && isOpen(field))
    .flatMap((field) => (counted[field] === undefined ? [] : ([[field, counted[field]]] as const)))
  // Today's own answers decide what is asked beside them.
  const after = fields.map((field) => [field, shown(day, draft, field) ?? undefined] as const)
  const values = Object.fromEntries([...after, ...said]) as DayValues
  const filled = said.filter(([field]) => counts(field, values))
  return {
    draft: filled.reduce((drafted, [field, value]) => change(day, drafted, field, value), draft),
    filled: Object.fromEntries(filled) as DayValues,
  }
}

/** The draft without what was filled in, but for what its person has changed since. */
export function takeBack(day: Day, draft: Draft, filled: DayValues): Draft {
  const untouched = (Object.keys(filled) as DayField[]).filter((field) =>
    isSame(shown(day, draft, field), filled[field] ?? null),
  )
  return untouched.reduce((drafted, field) => change(day, drafted, field, day.values[field] ?? null), draft)
}
