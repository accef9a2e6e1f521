import { MAX_SETTLED_EDITS } from './limits.ts'
import { writeIdOf } from './merge.ts'
import { REMOVED } from './meta.ts'
import { partsOf, type RecordEdit, type RecordOperation, type RecordPart } from './operation.ts'
import type { RecordsById, ShownRecord } from './replies.ts'
import type { LostRef } from './write-id.ts'

const NOTHING: ShownRecord = { values: {}, seen: {}, lost: [] }

function withPart(shown: ShownRecord, { set, removes, seen, settles }: RecordPart, write: string): ShownRecord {
  if (removes) return { ...shown, removed: true, seen: { ...shown.seen, [REMOVED]: [write] } }
  const values = Object.entries({ ...shown.values, ...set }).filter(([, value]) => value !== null)
  const seenNow = Object.keys(set).map((field) => [field, [...(seen[field] ?? []), write]])
  const isSettled = (lost: LostRef) => settles?.some((each) => each.field === lost.field && each.write === lost.write)
  return {
    values: Object.fromEntries(values),
    seen: { ...shown.seen, ...Object.fromEntries(seenNow) },
    lost: shown.lost.filter((each) => !isSettled(each)),
  }
}

/**
 * The records with waiting edits in their order. A field that an edit sets shows its value, and has seen what the edit had seen,
 * and the edit. Records that an edit removes are marked.
 */
export function withWaiting(records: RecordsById, waiting: readonly RecordOperation[]): RecordsById {
  const shown = { ...records }
  for (const edit of waiting)
    for (const part of partsOf(edit)) shown[part.id] = withPart(shown[part.id] ?? NOTHING, part, writeIdOf(edit))
  return shown
}

/**
 * Joins an edit that was never sent and a later one of the same record; `undefined` when they must stay apart: they change
 * different records, one of them removes it, the later one replaces a value that its screen did not show, or settles too much.
 * Every field of the first keeps what that had seen, because the first no longer exists.
 */
export function joinEdits(unsent: RecordOperation, edit: RecordEdit): RecordEdit | undefined {
  if (unsent.id !== edit.id || unsent.also || edit.also || unsent.removes || edit.removes) return undefined
  const replaced = Object.keys(edit.set).filter((field) => field in unsent.set)
  if (!replaced.every((field) => edit.seen[field]?.includes(writeIdOf(unsent)))) return undefined
  const others = Object.entries(edit.seen).filter(([field]) => !(field in unsent.set))
  const settles = [...(unsent.settles ?? []), ...(edit.settles ?? [])]
  if (settles.length > MAX_SETTLED_EDITS) return undefined
  return {
    ...edit,
    set: { ...unsent.set, ...edit.set },
    seen: { ...Object.fromEntries(others), ...unsent.seen },
    ...(settles.length > 0 && { settles }),
  }
}
