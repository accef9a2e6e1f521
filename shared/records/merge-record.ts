import { DomainError } from '../problems.ts'
import { MAX_EDIT_AGE_MS, trustedInstant } from './edit-age.ts'
import { type LostField, mergeFields, type Writer, writeIdOf } from './merge.ts'
import { REMOVED } from './meta.ts'
import { partsOf, type RecordOperation, type RecordPart } from './operation.ts'

type Values = Readonly<Record<string, unknown>>

/** A record with everything that a merge needs. `removed`: the edit that removed it; its fields stay, so that it can return. */
export interface StoredRecord {
  values: Values
  writers: Readonly<Record<string, Writer>>
  lost: readonly LostField<string, unknown>[]
  removed?: Writer
}

/**
 * What one item of the table has of records: one record, or all of a kind. `devices` has the highest number of each
 * device, and the latest instant (epoch ms) at which one of its edits was made or arrived. A number says which edits of a
 * device were merged, so it belongs to the item: of each item, a device sends one edit after the other.
 */
export interface StoredItem {
  version: number
  devices: Readonly<Record<string, { n: number; at: number }>>
  records: Readonly<Record<string, StoredRecord>>
}

export const EMPTY_ITEM: StoredItem = { version: 0, devices: {}, records: {} }
const EMPTY_RECORD: StoredRecord = { values: {}, writers: {}, lost: [] }

/** An item keeps at most this number of lost values. Two devices of one user never come near it. */
export const MAX_LOST_VALUES = 20
/** An item keeps the fields of at most this number of removed records, the last ones. */
export const MAX_REMOVED_RECORDS = 20

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the edit was merged before. A replay gets a reply, but is not applied again. */
export function isMerged({ devices }: StoredItem, { device, n }: Pick<RecordOperation, 'device' | 'n'>): boolean {
  return n <= (devices[device]?.n ?? 0)
}

/** The records that are there: those that were removed are not. */
export function presentRecords({ records }: StoredItem): Readonly<Record<string, StoredRecord>> {
  return Object.fromEntries(Object.entries(records).filter(([, { removed }]) => !removed))
}

/** Removes a record, if the user saw everything that it has. Otherwise the removal loses: somebody has just written there. */
function remove(record: StoredRecord, writer: Writer, seen: RecordOperation['seen']): StoredRecord {
  const isSeen = ([field, by]: [string, Writer]) => seen[field]?.includes(writeIdOf(by)) ?? false
  if (record.removed) return record
  if (Object.entries(record.writers).every(isSeen)) return { ...record, removed: writer }
  return { ...record, lost: [...record.lost, { field: REMOVED, value: true, writer }] }
}

/** Changes fields. A record that was removed returns with all it had; a removal that was not seen is a lost value then. */
function change(record: StoredRecord, writer: Writer, { set, seen }: Pick<RecordOperation, 'set' | 'seen'>) {
  const { removed, ...present } = record
  const { values, writers, lost } = mergeFields<string, unknown>(present, { writer, set, seen }, isSame)
  const isUnseen = removed && removed.device !== writer.device && !seen[REMOVED]?.includes(writeIdOf(removed))
  const lostRemoval = isUnseen ? [{ field: REMOVED, value: true, writer: removed }] : []
  return { values, writers, lost: [...record.lost, ...lostRemoval, ...lost] } as StoredRecord
}

/** The item without what nothing needs after 60 days: numbers of devices, removed records and lost values. */
function withoutExpired({ version, devices, records }: StoredItem, now: number): StoredItem {
  // Later, no copy of an edit is accepted, so nothing needs to recognise it.
  const isKept = (at: number) => now - at <= MAX_EDIT_AGE_MS
  const withoutOldLosses = (record: StoredRecord) =>
    record.lost.every(({ writer }) => isKept(writer.stamp))
      ? record
      : { ...record, lost: record.lost.filter(({ writer }) => isKept(writer.stamp)) }
  return {
    version,
    devices: Object.fromEntries(Object.entries(devices).filter(([, { at }]) => isKept(at))),
    records: Object.fromEntries(
      Object.entries(records)
        .filter(([, { removed }]) => !removed || isKept(removed.stamp))
        .map(([id, record]) => [id, withoutOldLosses(record)]),
    ),
  }
}

const countLost = (records: StoredItem['records']) =>
  Object.values(records).reduce((sum, { lost }) => sum + lost.length, 0)

/** The records without those that were removed longest ago, so that an item does not grow without end. */
function withoutOldRemovals(records: StoredItem['records']): StoredItem['records'] {
  const removals = Object.entries(records)
    .flatMap(([id, { removed }]) => (removed ? [{ id, at: removed.stamp }] : []))
    .toSorted((one, other) => other.at - one.at)
  const forgotten = new Set(removals.slice(MAX_REMOVED_RECORDS).map(({ id }) => id))
  return forgotten.size === 0
    ? records
    : Object.fromEntries(Object.entries(records).filter(([id]) => !forgotten.has(id)))
}

function mergePart(
  before: StoredRecord,
  { set, seen, removes, settles = [] }: RecordPart,
  writer: Writer,
): StoredRecord {
  const merged = removes ? remove(before, writer, seen) : change(before, writer, { set, seen })
  const isSettled = ({ field, writer: by }: LostField<string, unknown>) =>
    settles.some((each) => each.field === field && each.write === writeIdOf(by))
  return { ...merged, lost: merged.lost.filter((each) => !isSettled(each)) }
}

/**
 * Merges one edit, with all its parts, into its item. Fields merge as `mergeFields` says. A removal wins only if its maker had
 * seen every value; an edit whose maker had not seen a removal brings the record back. Both are then shown, whatever order
 * they arrive in. The caller must exclude replays (`isMerged`). Throws `too-many-kept-values`. Source: requirement REC-01.
 */
export function mergeRecord(stored: StoredItem, edit: RecordOperation, now: number): StoredItem {
  const { device, n, editedAt } = edit
  const stamp = trustedInstant(editedAt, now)
  const { version, devices, records } = withoutExpired(stored, now)
  const writer = { device, n, stamp }
  const changed = partsOf(edit).map((part) => [part.id, mergePart(records[part.id] ?? EMPTY_RECORD, part, writer)])
  const after: StoredItem['records'] = { ...records, ...Object.fromEntries(changed) }
  const lost = countLost(after)
  if (lost > MAX_LOST_VALUES && lost > countLost(records)) throw new DomainError('too-many-kept-values')
  return {
    version: version + 1,
    // By the clock of the device, which says how old a late copy is.
    devices: { ...devices, [device]: { n, at: Math.max(now, editedAt, devices[device]?.at ?? 0) } },
    records: withoutOldRemovals(after),
  }
}
