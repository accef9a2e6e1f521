import { writeIdOf } from './merge.ts'
import { REMOVED, type RecordMeta } from './meta.ts'
import { partsOf, type RecordOperation, type RecordPart } from './operation.ts'
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
 * The records that a device shows: those that it knows, with its waiting edits in their order. Removed ones are not there, nor those
 * of which an edit knows only a part, because another device removed them: the service says what becomes of these.
 */
export function withWaitingEdits(
  records: RecordsById,
  waiting: readonly RecordOperation[],
  { needs }: Pick<RecordMeta, 'needs'>,
): RecordsById {
  const isShown = ({ values, removed }: ShownRecord) => !removed && needs.every((field) => field in values)
  return Object.fromEntries(Object.entries(withWaiting(records, waiting)).filter(([, record]) => isShown(record)))
}
