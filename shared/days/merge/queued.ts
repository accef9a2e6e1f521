import type { LocalDate } from '../../time/local-date.ts'
import { isCustomField, MOST_CUSTOM } from '../model/custom-field.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import { MOST_SETTLED } from '../model/most.ts'
import type { Day, DayOperation, LostName, Write } from '../model/schema.ts'
import { writeOf } from './merge.ts'

/** An edit that has not been given its device and number. */
export type Unnumbered = Omit<DayOperation, 'device' | 'n'>

/** A day as a screen shows it. `seen` names, where the day's own writer does not, the writes whose value is shown. */
export type ShownDay = Day & { seen?: { readonly [F in DayField]?: readonly Write[] } }

/** The days that some operations change, oldest first. */
export function datesOf(operations: readonly DayOperation[]): LocalDate[] {
  return [...new Set(operations.map(({ date }) => date))].toSorted()
}

/** The writes whose value the screen shows for a field. */
export function seenOf({ seen, writers }: ShownDay, field: DayField): readonly Write[] {
  return seen?.[field] ?? (writers[field] ? [writers[field]] : [])
}

/** Of what is known of a day and what was just read of it, what holds: a read that began before a save comes after it. */
export function newest(known: Day | undefined, read: Day): Day {
  return known && known.version > read.version ? known : read
}

/**
 * The last known day with what waits to be sent on top of it, in the order in which it was made. Of a field that an
 * operation set, the screen shows what that one had seen and the operation itself.
 */
export function onScreen(day: Day, waiting: readonly DayOperation[]): ShownDay {
  if (waiting.length === 0) return day
  const values: Record<string, unknown> = { ...day.values }
  const seen: Record<string, readonly Write[]> = {}
  for (const operation of waiting)
    for (const [field, value] of Object.entries(operation.set) as [DayField, unknown][]) {
      if (value === null) delete values[field]
      else values[field] = value
      seen[field] = [...(operation.seen[field] ?? []), writeOf(operation)]
    }
  return { ...day, values: values as DayValues, seen }
}

/**
 * An operation that was never sent and a later edit of its day as one edit; `undefined` where they must stay two,
 * because the edit replaces a value of the operation that its maker was not shown, or both together are too much.
 *
 * What was not edited again keeps what it had seen, and so does what replaces it: the operation itself is gone.
 */
export function join(before: DayOperation, edit: Unnumbered): Unnumbered | undefined {
  const fields = Object.keys(edit.set) as DayField[]
  const replaced = fields.filter((field) => field in before.set)
  if (before.date !== edit.date) return undefined
  if (!replaced.every((field) => edit.seen[field]?.includes(writeOf(before)))) return undefined
  const set = { ...before.set, ...edit.set }
  if (Object.keys(set).filter(isCustomField).length > MOST_CUSTOM) return undefined
  const seen = { ...edit.seen, ...before.seen }
  const earlier = before.settles ?? []
  const isNew = ({ field, write }: LostName) => !earlier.some((each) => each.field === field && each.write === write)
  const settles = [...earlier, ...(edit.settles ?? []).filter(isNew)]
  if (settles.length > MOST_SETTLED) return undefined
  return { ...edit, set, seen, ...(settles.length > 0 && { settles }) }
}
