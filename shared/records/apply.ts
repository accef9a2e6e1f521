import { DomainError } from '../problems.ts'
import { daysBetween, localDate } from '../time/local-date.ts'
import { assertRecentEdit, trustedInstant } from './edit-age.ts'
import type { AnyRecordKind } from './kind.ts'
import { mergeRecord, presentRecords, type StoredItem } from './merge-record.ts'
import { itemOf, REMOVED } from './meta.ts'
import { partsOf, type RecordOperation, withTimes } from './operation.ts'

/** The time of a record may be this much after the day in its id, so that the ids from a day on find what happened since. */
const MAX_DAYS_AFTER_ID = 14

/** When an edit arrives, and when its account began (epoch ms). */
export interface Arrival {
  now: number
  createdAt: number
}

/** Where an edit has a part, in a request. */
const pointerTo = (index: number) => (index === 0 ? '/body' : `/body/also/${index - 1}`)

/** Asserts that the parts of an edit are of different records of one item. Throws `invalid-request`. */
function assertOneItem(kind: AnyRecordKind, edit: RecordOperation): void {
  const ids = partsOf(edit).map(({ id }) => id)
  const wrong = ids.findIndex((id, index) => itemOf(kind, id) !== itemOf(kind, edit.id) || ids.indexOf(id) < index)
  if (wrong >= 0)
    throw new DomainError('invalid-request', [{ pointer: `${pointerTo(wrong)}/id`, detail: 'not_one_item' }])
}

/**
 * Asserts that a kind that is stored by day finds the records by their times. A time may be long before the id: a clock that was ahead
 * made the id, which never changes, and the time was moved to now. Throws `invalid-request`.
 */
function assertFoundByIds({ time, stored }: AnyRecordKind, edit: RecordOperation): void {
  if (stored !== 'by day' || !time) return
  for (const [index, { id, set }] of partsOf(edit).entries()) {
    const at = set[time]
    if (typeof at === 'number' && daysBetween(id.slice(0, 10), localDate(at, 'UTC')) > MAX_DAYS_AFTER_ID)
      throw new DomainError('invalid-request', [{ pointer: `${pointerTo(index)}/set/${time}`, detail: 'far_after_id' }])
  }
}

/** Asserts that this build knows every field that an edit names. Throws `unknown-field`: a newer one knows it. */
function assertKnown({ fields }: AnyRecordKind, edit: RecordOperation): void {
  for (const [index, { set, seen }] of partsOf(edit).entries()) {
    const unknown = [...Object.keys(set), ...Object.keys(seen)].find((name) => !(name in fields) && name !== REMOVED)
    if (unknown !== undefined)
      throw new DomainError('unknown-field', [{ pointer: `${pointerTo(index)}/set/${unknown}`, detail: 'unknown' }])
  }
}

/** Asserts that a record has every field that it needs. Throws `record-gone`: what an edit changed of it is no longer there. */
function assertWhole({ needs }: AnyRecordKind, { values }: { values: object }, pointer: string): void {
  const missing = needs.filter((field) => !(field in values))
  if (missing.length > 0)
    throw new DomainError(
      'record-gone',
      missing.map((field) => ({ pointer: `${pointer}/set/${field}`, detail: 'missing' })),
    )
}

/**
 * Merges edits into their item, and asserts that their records are whole afterwards and that there is room for them. The kind's
 * time is never more than five minutes beyond `now`. Throws `too-many-kept-values`, `record-gone`, `invalid-request`, and the problem of the kind's limit.
 */
export function mergeWhole(
  kind: AnyRecordKind,
  stored: StoredItem,
  edits: readonly RecordOperation[],
  now: number,
): StoredItem {
  const inTime = edits.map((edit) => withTimes(edit, kind.time, (at) => trustedInstant(at, now)))
  for (const edit of inTime) {
    assertOneItem(kind, edit)
    assertFoundByIds(kind, edit)
  }
  const merged = inTime.reduce((item, edit) => mergeRecord(item, edit, now, kind), stored)
  const before = presentRecords(stored)
  const after = presentRecords(merged)
  const parts = edits.flatMap((edit) => [...partsOf(edit).entries()])
  for (const [index, { id }] of parts) if (after[id] && !before[id]) assertWhole(kind, after[id], pointerTo(index))
  const { records = Infinity, problem = 'invalid-request' } = kind.limit ?? {}
  // One that comes back may exceed the limit.
  const hasNew = parts.some(([, { id }]) => !(id in stored.records))
  if (hasNew && Object.keys(after).length > records) throw new DomainError(problem)
  return merged
}

/**
 * Applies one edit to its item: merges it, and asserts the rules of its kind. The caller must exclude
 * replays (`isMerged`). Throws `unknown-field`, `edit-too-old`, and what `mergeWhole` throws. Source: requirement REC-01.
 */
export function applyRecordEdit(
  kind: AnyRecordKind,
  stored: StoredItem,
  edit: RecordOperation,
  { now, createdAt }: Arrival,
): StoredItem {
  assertKnown(kind, edit)
  assertRecentEdit(edit, createdAt, now)
  return mergeWhole(kind, stored, [edit], now)
}
