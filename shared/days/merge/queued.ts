import { MAX_SETTLED_EDITS } from '../../records/limits.ts'
import { writeIdOf } from '../../records/merge.ts'
import type { WriteId } from '../../records/write-id.ts'
import type { LocalDate } from '../../time/local-date.ts'
import { isCustomField, MAX_CUSTOM_FIELDS } from '../model/custom-field.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import type { Day, DayOperation, LostEditRef } from '../model/schema.ts'

/** An edit that has no device and no number yet. */
export type UnnumberedEdit = Omit<DayOperation, 'device' | 'n'>

/**
 * A day as a screen shows it. For a field with queued edits, `seen` replaces `writers`: it names the writes whose value
 * is shown.
 */
export type ShownDay = Day & { seen?: { readonly [F in DayField]?: readonly WriteId[] } }

/** The dates of the edits, oldest first. */
export function datesOf(edits: readonly { date: LocalDate }[]): LocalDate[] {
  return [...new Set(edits.map(({ date }) => date))].toSorted()
}

/** The writes whose value the screen shows for a field. */
export function seenWritesOf({ seen, writers }: ShownDay, field: DayField): readonly WriteId[] {
  return seen?.[field] ?? (writers[field] ? [writers[field]] : [])
}

/**
 * The newer version of a day: the known one or the one just read. The read one may be older, because a read that
 * started before a save may return after it.
 */
export function newerDay(known: Day | undefined, read: Day): Day {
  return known && known.version > read.version ? known : read
}

/**
 * Applies the queued operations to the last known day, in their order. For a field that an operation sets, the seen
 * writes are those that the operation had seen, and the operation itself.
 */
export function applyQueued(day: Day, queue: readonly DayOperation[]): ShownDay {
  if (queue.length === 0) return day
  const values: Record<string, unknown> = { ...day.values }
  const seen: Record<string, readonly WriteId[]> = {}
  for (const operation of queue)
    for (const [field, value] of Object.entries(operation.set) as [DayField, unknown][]) {
      if (value === null) delete values[field]
      else values[field] = value
      seen[field] = [...(operation.seen[field] ?? []), writeIdOf(operation)]
    }
  return { ...day, values: values as DayValues, seen }
}

/**
 * Joins an operation that was never sent and a later edit of the same day into one edit. Returns `undefined` when they
 * must stay separate: they are of different days, the edit replaces a value of the operation that its screen did not
 * show, or the result would exceed a limit.
 *
 * Every field of the operation keeps the operation's `seen`, also when the edit replaces its value: the operation
 * itself no longer exists, so it is not a seen write.
 */
export function joinEdits(unsent: DayOperation, edit: UnnumberedEdit): UnnumberedEdit | undefined {
  if (unsent.date !== edit.date) return undefined
  const replacedFields = (Object.keys(edit.set) as DayField[]).filter((field) => field in unsent.set)
  const sawReplacedValues = replacedFields.every((field) => edit.seen[field]?.includes(writeIdOf(unsent)))
  if (!sawReplacedValues) return undefined
  const set = { ...unsent.set, ...edit.set }
  if (Object.keys(set).filter(isCustomField).length > MAX_CUSTOM_FIELDS) return undefined
  const seen = { ...edit.seen, ...unsent.seen }
  const settledBefore = unsent.settles ?? []
  const isNew = ({ field, write }: LostEditRef) =>
    !settledBefore.some((each) => each.field === field && each.write === write)
  const settles = [...settledBefore, ...(edit.settles ?? []).filter(isNew)]
  if (settles.length > MAX_SETTLED_EDITS) return undefined
  return { ...edit, set, seen, ...(settles.length > 0 && { settles }) }
}

/**
 * Returns the edit as one that has not seen what a clearing that is held back clears. The screen showed the date as
 * cleared, but the clearing may be dropped: a value that the edit then replaces becomes a lost edit. `heldBack` returns
 * the operation of a write that waits, or has waited, for other writes.
 */
function withoutCleared(edit: UnnumberedEdit, heldBack: (write: WriteId) => DayOperation | undefined): UnnumberedEdit {
  const entries = Object.entries(edit.seen).map(([field, writes = []]) => {
    const clearings = writes.flatMap((write) => heldBack(write) ?? [])
    const cleared = new Set(clearings.flatMap(({ seen }) => seen[field as DayField] ?? []))
    return [field, writes.filter((write) => !cleared.has(write))]
  })
  return { ...edit, seen: Object.fromEntries(entries) }
}

/** How the outgoing queue stores the edits of days. */
export const DAY_RULES = {
  targetOf: ({ date }: UnnumberedEdit) => date,
  join: joinEdits,
  beforeStoring: withoutCleared,
}
