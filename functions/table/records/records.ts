import { DomainError } from '../../../shared/problems.ts'
import { type Arrival, applyRecordEdit } from '../../../shared/records/apply.ts'
import { MAX_EDIT_AGE_MS } from '../../../shared/records/edit-age.ts'
import {
  EMPTY_ITEM,
  isMerged,
  presentRecords,
  type StoredItem,
  type StoredRecord,
} from '../../../shared/records/merge-record.ts'
import { itemOf } from '../../../shared/records/meta.ts'
import type { RecordOperation } from '../../../shared/records/operation.ts'
import { type SavedRecords, savedBy } from '../../../shared/records/replies.ts'
import { findItem } from '../find-item.ts'
import type { RecordItemKind } from '../items/records.ts'
import type { Key, UserId } from '../keys.ts'
import { readPages } from '../query.ts'
import { replaceItem } from '../replace-item.ts'

const TRIES = 5
const PAGE_SIZE = 50

/** Finds the records of a kind that a read returns, the last ids first. */
export async function findRecords(kind: RecordItemKind, user: UserId): Promise<Record<string, StoredRecord>> {
  const { listed = Infinity } = kind.records
  const found: [string, StoredRecord][] = []
  for await (const items of readPages(kind.all({ user }), { consistent: true, backwards: true, pageSize: PAGE_SIZE })) {
    found.push(...items.flatMap((item) => Object.entries(presentRecords(kind.parse(item)))))
    if (found.length >= listed) break
  }
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? 1 : -1)).slice(0, listed))
}

/** Finds an item; `undefined` when there is none. */
export async function findRecordItem(
  kind: RecordItemKind,
  place: { user: UserId; item: string },
): Promise<StoredItem | undefined> {
  const found = await findItem(kind.key(place))
  return found && kind.parse(found)
}

/** When an item without records expires (epoch s): until then, a late edit can bring one back, or repeat another one. */
function expiryOf({ records, devices }: StoredItem): { ttl?: number } {
  const removals = Object.values(records).map(({ removed }) => removed?.since ?? Infinity)
  const last = Math.max(...removals, ...Object.values(devices).map(({ at }) => at))
  return Number.isFinite(last) ? { ttl: Math.ceil((last + MAX_EDIT_AGE_MS) / 1_000) } : {}
}

/**
 * Stores the item that `rule` makes of nothing. Returns `undefined` if there is one already, or if the rule refuses to begin with
 * nothing: then the caller reads what is there.
 */
async function createRecordItem(key: Key, rule: (stored: StoredItem) => StoredItem): Promise<StoredItem | undefined> {
  try {
    const made = rule(EMPTY_ITEM)
    return (await replaceItem(key, made, { version: 'version', before: undefined })) ? made : undefined
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

/**
 * Changes an item by `rule`, unless it returns the same item. When another request has changed it in the meantime, `rule` runs
 * again. `isNew`: the item is expected not to exist, so it is not read at first. Returns the item afterwards. Throws `busy`
 * after five tries, and what `rule` throws.
 */
export async function changeRecordItem(
  kind: RecordItemKind,
  { user, item, isNew = false }: { user: UserId; item: string; isNew?: boolean },
  rule: (stored: StoredItem) => StoredItem,
): Promise<StoredItem> {
  const key = kind.key({ user, item })
  const made = isNew && (await createRecordItem(key, rule))
  if (made) return made
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await findRecordItem(kind, { user, item })
    const before = found ?? EMPTY_ITEM
    const after = rule(before)
    if (after === before) return before
    const fields = { ...after, ...expiryOf(after) }
    if (await replaceItem(key, fields, { version: 'version', before: found?.version })) return after
  }
  throw new DomainError('busy')
}

/** Saves one edit. A repeated one changes nothing. Throws what `applyRecordEdit` throws, and `busy`. */
export async function saveRecord(
  kind: RecordItemKind,
  { user, edit }: { user: UserId; edit: RecordOperation },
  arrival: Arrival,
): Promise<SavedRecords> {
  // An edit that has seen nothing is mostly the first one of its item: then one write is enough.
  const isNew = kind.records.stored !== 'together' && Object.keys(edit.seen).length === 0 && !edit.removes
  const place = { user, item: itemOf(kind.records, edit.id), isNew }
  const stored = await changeRecordItem(kind, place, (before) =>
    isMerged(before, edit) ? before : applyRecordEdit(kind.records, before, edit, arrival),
  )
  return savedBy(edit, stored)
}
