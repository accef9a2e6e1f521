import { DomainError } from '../problems.ts'
import { MAX_EDIT_AGE_MS, trustedInstant } from './edit-age.ts'
import { MAX_LOST_VALUES, MAX_REMOVED_RECORDS } from './limits.ts'
import { type LostField, mergeFields, type Writer, writeIdOf } from './merge.ts'
import { REMOVED, type RecordMeta } from './meta.ts'
import { partsOf, type RecordOperation, type RecordPart } from './operation.ts'

type Values = Readonly<Record<string, unknown>>

/** When something began to be kept for the user's decision (epoch ms, by the service). It is kept for 60 days. */
interface Kept {
  since: number
}

/** A record with everything that a merge needs. `removed`: the edit that removed it; its fields stay, so that it can return. */
export interface StoredRecord {
  values: Values
  writers: Readonly<Record<string, Writer>>
  lost: readonly (LostField<string, unknown> & Kept)[]
  removed?: Writer & Kept
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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the edit was merged before. A replay gets a reply, but is not applied again. */
export function isMerged({ devices }: StoredItem, { device, n }: Pick<RecordOperation, 'device' | 'n'>): boolean {
  return n <= (devices[device]?.n ?? 0)
}

/** The records that are there: those that were removed are not. */
export function presentRecords({ records }: StoredItem): Readonly<Record<string, StoredRecord>> {
  return Object.fromEntries(Object.entries(records).filter(([, { removed }]) => !removed))
}

/** What an edit makes of a record. What loses to it, or to which it loses, is in `lost`. */
interface Merged {
  record: StoredRecord
  lost: readonly LostField<string, unknown>[]
}

/** Removes a record, if the user saw everything that it has. Otherwise the removal loses: somebody has just written there. */
function remove(record: StoredRecord, writer: Writer & Kept, { seen }: RecordPart): Merged {
  const isSeen = ([field, by]: [string, Writer]) => seen[field]?.includes(writeIdOf(by)) ?? false
  if (record.removed) return { record, lost: [] }
  if (Object.entries(record.writers).every(isSeen)) return { record: { ...record, removed: writer }, lost: [] }
  return { record, lost: [{ field: REMOVED, value: true, writer }] }
}

/**
 * Changes fields. A record that was removed returns with all it had; a removal by another device that was not seen is a lost value
 * then.
 */
function change({ removed, ...present }: StoredRecord, writer: Writer, { set, seen }: RecordPart): Merged {
  const { values, writers, lost } = mergeFields<string, unknown>(present, { writer, set, seen }, isSame)
  const isUnseen = removed && removed.device !== writer.device && !seen[REMOVED]?.includes(writeIdOf(removed))
  const lostRemoval = isUnseen ? [{ field: REMOVED, value: true, writer: removed }] : []
  return { record: { ...present, values, writers } as StoredRecord, lost: [...lostRemoval, ...lost] }
}

/** The item without what nothing needs after 60 days: numbers of devices, removed records and lost values. */
function withoutExpired({ version, devices, records }: StoredItem, now: number): StoredItem {
  // Later, no copy of an edit is accepted, so nothing needs to recognise it.
  const isKept = (at: number) => now - at <= MAX_EDIT_AGE_MS
  const withoutOldLosses = (record: StoredRecord) =>
    record.lost.every(({ since }) => isKept(since))
      ? record
      : { ...record, lost: record.lost.filter(({ since }) => isKept(since)) }
  return {
    version,
    devices: Object.fromEntries(Object.entries(devices).filter(([, { at }]) => isKept(at))),
    records: Object.fromEntries(
      Object.entries(records)
        .filter(([, { removed }]) => !removed || isKept(removed.since))
        .map(([id, record]) => [id, withoutOldLosses(record)]),
    ),
  }
}

const countLost = (records: StoredItem['records']) =>
  Object.values(records).reduce((sum, { lost }) => sum + lost.length, 0)

/** The records without those that were removed longest ago, so that an item does not grow without end. */
function withoutOldRemovals(records: StoredItem['records']): StoredItem['records'] {
  const removals = Object.entries(records)
    .flatMap(([id, { removed }]) => (removed ? [{ id, at: removed.since }] : []))
    .toSorted((one, other) => other.at - one.at)
  const forgotten = new Set(removals.slice(MAX_REMOVED_RECORDS).map(({ id }) => id))
  return forgotten.size === 0
    ? records
    : Object.fromEntries(Object.entries(records).filter(([id]) => !forgotten.has(id)))
}

function mergePart(
  before: StoredRecord,
  part: RecordPart,
  { writer, since, latestOnly = [] }: Kept & { writer: Writer } & Pick<RecordMeta, 'latestOnly'>,
): StoredRecord {
  const { device, n, stamp } = writer
  const { record, lost } = part.removes
    ? remove(before, { device, n, stamp, since }, part)
    : change(before, writer, part)
  const kept = lost
    .filter(({ field }) => !latestOnly.includes(field))
    .map(({ field, value, writer: by }) => ({
      field,
      value,
      writer: { device: by.device, n: by.n, stamp: by.stamp },
      since,
    }))
  const isSettled = ({ field, writer: by }: LostField<string, unknown>) =>
    part.settles?.some((each) => each.field === field && each.write === writeIdOf(by))
  return { ...record, lost: [...record.lost, ...kept].filter((each) => !isSettled(each)) }
}

/**
 * Merges one edit, with all its parts, into its item. Fields merge as `mergeFields` says. A removal wins only if its maker had
 * seen every value; an edit whose maker had not seen a removal brings the record back. Both are then shown, whatever order
 * they arrive in; only what the own device removed returns without a word, as Undo wants. `latestOnly`: of these fields what loses is not kept. The caller must exclude replays (`isMerged`). Throws `too-many-kept-values`. Source: requirement REC-01.
 */
export function mergeRecord(
  stored: StoredItem,
  edit: RecordOperation,
  now: number,
  { latestOnly = [] }: Pick<RecordMeta, 'latestOnly'> = {},
): StoredItem {
  const { device, n, editedAt } = edit
  const stamp = trustedInstant(editedAt, now)
  const { version, devices, records } = withoutExpired(stored, now)
  const writer = { device, n, stamp }
  const changed = partsOf(edit).map((part) => [
    part.id,
    mergePart(records[part.id] ?? EMPTY_RECORD, part, { writer, since: now, latestOnly }),
  ])
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
