import * as z from 'zod/mini'
import { DomainError } from '../problems.ts'
import { daysBetween, localDate } from '../time/local-date.ts'
import { assertRecentEdit, trustedInstant } from './edit-age.ts'
import { type AnyRecordKind, canBeMissing, type RecordOperation } from './kind.ts'
import { mergeRecord, presentRecords, type StoredItem } from './merge-record.ts'
import { REMOVED } from './meta.ts'

/** The time of a record may be this much away from the day in its id, so that a range of ids finds it. */
const MAX_DAYS_FROM_ID = 14

/** When an edit arrives, and when its account began (epoch ms). */
export interface Arrival {
  now: number
  createdAt: number
}

/** The edit with its time not beyond `now`, as the clock of the service says it. */
function withTrustedTime({ time }: AnyRecordKind, operation: RecordOperation, now: number): RecordOperation {
  const at = time && operation.set[time]
  if (!time || typeof at !== 'number') return operation
  return { ...operation, set: { ...operation.set, [time]: trustedInstant(at, now) } }
}

/** Asserts that a kind that is stored by day finds the record by its time. Throws `invalid-request`. */
function assertNearId({ time, stored }: AnyRecordKind, id: string, { set }: RecordOperation): void {
  const at = time && set[time]
  if (stored !== 'by day' || typeof at !== 'number') return
  if (Math.abs(daysBetween(id.slice(0, 10), localDate(at, 'UTC'))) > MAX_DAYS_FROM_ID)
    throw new DomainError('invalid-request', [{ pointer: `/body/set/${time}`, detail: 'far_from_id' }])
}

/** Asserts that this build knows every field that an edit names. Throws `unknown-field`: a newer one knows it. */
function assertKnown({ fields }: AnyRecordKind, { set, seen }: RecordOperation): void {
  const unknown = [...Object.keys(set), ...Object.keys(seen)].find((name) => !(name in fields) && name !== REMOVED)
  if (unknown !== undefined)
    throw new DomainError('unknown-field', [{ pointer: `/body/set/${unknown}`, detail: 'unknown' }])
}

/** Asserts that a record has every field that it needs. Throws `record-gone`: what an edit changed of it is no longer there. */
function assertWhole({ fields }: AnyRecordKind, { values }: { values: object }): void {
  const missing = Object.keys(fields).filter(
    (field) => !canBeMissing(fields[field] as z.ZodMiniType) && !(field in values),
  )
  if (missing.length > 0)
    throw new DomainError(
      'record-gone',
      missing.map((field) => ({ pointer: `/body/set/${field}`, detail: 'missing' })),
    )
}

/** Edits of one record, to be merged as one. */
interface RecordEdits {
  id: string
  operations: readonly RecordOperation[]
}

/**
 * Merges edits of one record into its item, and asserts that the record is whole afterwards and that there is room for it. The
 * kind's time is never beyond `now`. Throws `too-many-kept-values`, `record-gone`, `invalid-request`, and the problem of the kind's
 * limit.
 */
export function mergeWhole(
  kind: AnyRecordKind,
  stored: StoredItem,
  { id, operations }: RecordEdits,
  now: number,
): StoredItem {
  for (const operation of operations) assertNearId(kind, id, operation)
  const merged = operations.reduce(
    (item, operation) => mergeRecord(item, id, withTrustedTime(kind, operation, now), now),
    stored,
  )
  const before = presentRecords(stored)
  const after = presentRecords(merged)
  if (after[id] && !before[id]) assertWhole(kind, after[id])
  const { records = Infinity, problem = 'invalid-request' } = kind.limit ?? {}
  // One that comes back may exceed the limit.
  if (!(id in stored.records) && Object.keys(after).length > records) throw new DomainError(problem)
  return withoutUntyped(kind, merged, id)
}

/** What loses of a field that the user does not type is not kept. */
function withoutUntyped({ untyped = [] }: AnyRecordKind, item: StoredItem, id: string): StoredItem {
  const record = item.records[id]
  const kept = record?.lost.filter(({ field }) => !untyped.includes(field))
  if (!record || kept?.length === record.lost.length) return item
  return { ...item, records: { ...item.records, [id]: { ...record, lost: kept ?? [] } } }
}

/**
 * Applies one edit of the record `id` to its item: merges it, and asserts the rules of its kind. The caller must exclude
 * replays (`isMerged`). Throws `unknown-field`, `edit-too-old`, and what `mergeWhole` throws. Source: requirement REC-01.
 */
export function applyRecordEdit(
  kind: AnyRecordKind,
  stored: StoredItem,
  { id, operation }: { id: string; operation: RecordOperation },
  { now, createdAt }: Arrival,
): StoredItem {
  assertKnown(kind, operation)
  assertRecentEdit(operation, createdAt, now)
  return mergeWhole(kind, stored, { id, operations: [operation] }, now)
}
