import { localDate } from '../time/local-date.ts'
import { mergeWhole } from './apply.ts'
import type { ExportedRecord } from './exported.ts'
import type { AnyRecordKind } from './kind.ts'
import { writeIdOf } from './merge.ts'
import { presentRecords, type StoredItem, type StoredRecord } from './merge-record.ts'
import { REMOVED } from './meta.ts'
import { numberAfter } from './number-after.ts'
import type { RecordOperation } from './operation.ts'

/** Imports write as a device of their own. */
const DEVICE = 'import00'

/** The fields of a file that are later than those that are stored, by the instant at which they were written. */
function laterFields(
  stored: StoredRecord | undefined,
  { values, writtenAt }: ExportedRecord,
): Map<number, [string, unknown][]> {
  const isLater = ([field]: [string, unknown]) =>
    stored === undefined ||
    stored.removed !== undefined ||
    (stored.writers[field]?.stamp ?? 0) < (writtenAt[field] ?? 0)
  const isOther = ([field, value]: [string, unknown]) =>
    stored?.removed !== undefined || JSON.stringify(stored?.values[field]) !== JSON.stringify(value)
  return Map.groupBy(
    Object.entries(values).filter((entry) => isLater(entry) && isOther(entry)),
    ([field]) => writtenAt[field] ?? 0,
  )
}

/** Whether a list has a record with another id in which the user typed the same. */
function isThere(
  { stored: place, latestOnly = [] }: AnyRecordKind,
  stored: StoredItem,
  { values }: ExportedRecord,
): boolean {
  const typed = (all: Readonly<Record<string, unknown>>) => {
    const entries = Object.entries(all).filter(([field]) => !latestOnly.includes(field))
    return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }
  return (
    place === 'together' &&
    Object.values(presentRecords(stored)).some((record) => typed(record.values) === typed(values))
  )
}

/**
 * Merges a record of a file into its item. A record that is not there, or that was removed, comes as the file has it; of one that is there, the
 * later value of each field stays, and a value that loses is kept (`mergeRecord`). Returns the very same item when nothing
 * changes. Throws what `mergeWhole` throws. Source: requirement PROF-03.
 */
export function importRecord(kind: AnyRecordKind, stored: StoredItem, record: ExportedRecord, now: number): StoredItem {
  const before = stored.records[record.id]
  if (!before && isThere(kind, stored, record)) return stored
  const n = numberAfter(stored.devices[DEVICE]?.n ?? 0, now)
  const removal = before?.removed
  const seen = removal
    ? Object.fromEntries(
        [...Object.entries(before.writers), [REMOVED, removal] as const].map(([field, by]) => [field, [writeIdOf(by)]]),
      )
    : {}
  const operations = [...laterFields(before, record)]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([editedAt, fields], index): RecordOperation => ({
        id: record.id,
        device: DEVICE,
        n: n + index,
        set: Object.fromEntries(fields),
        seen,
        editedAt,
        zone: 'UTC',
      }),
    )
  return operations.length > 0 ? mergeWhole(kind, stored, operations, now) : stored
}

/** The day of a record in UTC, to name it. */
export function dayOf({ time }: AnyRecordKind, { values }: Pick<ExportedRecord, 'values'>): string | undefined {
  const at = time && values[time]
  return typeof at === 'number' ? localDate(at, 'UTC') : undefined
}
