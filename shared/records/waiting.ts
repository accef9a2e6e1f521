import type { LostRef, RecordOperation } from './kind.ts'
import { MAX_SETTLED_EDITS } from './limits.ts'
import { writeIdOf } from './merge.ts'
import type { StoredRecord } from './merge-record.ts'
import { REMOVED } from './meta.ts'

/** A lost value as the service returns it. `value` is `null` when the edit cleared the field, `true` of a removal. */
export interface LostValue extends LostRef {
  value: unknown
  /** When the edit was made (epoch ms). */
  editedAt: number
}

/**
 * A record as a screen knows it. `seen`: for each field, the writes whose value it knows. `removed`: a waiting edit removes it,
 * so that it is not shown; an edit that brings it back names the removal as seen.
 */
export interface ShownRecord {
  removed?: true
  values: Readonly<Record<string, unknown>>
  seen: Readonly<Record<string, readonly string[]>>
  lost: readonly LostValue[]
}

/** An edit that has no device and no number yet. */
export type UnnumberedRecordEdit = Omit<RecordOperation, 'device' | 'n'>

/** A record as the service returns it. */
export function toShown({ values, writers, lost }: StoredRecord): ShownRecord {
  return {
    values,
    seen: Object.fromEntries(Object.entries(writers).map(([field, writer]) => [field, [writeIdOf(writer)]])),
    lost: lost.map(({ field, value, writer }) => ({
      field,
      value,
      write: writeIdOf(writer),
      editedAt: writer.stamp,
    })),
  }
}

const NOTHING: ShownRecord = { values: {}, seen: {}, lost: [] }

function withEdit(shown: ShownRecord, operation: RecordOperation): ShownRecord {
  const write = writeIdOf(operation)
  if (operation.removes) return { ...shown, removed: true, seen: { ...shown.seen, [REMOVED]: [write] } }
  const values = Object.entries({ ...shown.values, ...operation.set }).filter(([, value]) => value !== null)
  const seen = Object.keys(operation.set).map((field) => [field, [...(operation.seen[field] ?? []), write]])
  const isSettled = (lost: LostRef) =>
    operation.settles?.some(({ field, write: by }) => field === lost.field && by === lost.write)
  return {
    values: Object.fromEntries(values),
    seen: { ...shown.seen, ...Object.fromEntries(seen) },
    lost: shown.lost.filter((each) => !isSettled(each)),
  }
}

/**
 * Applies the waiting edits of one record, in their order; `undefined` without a record and without edits. A field that an
 * edit sets shows its value, and has seen what the edit had seen, and the edit.
 */
export function withWaiting(
  record: ShownRecord | undefined,
  waiting: readonly RecordOperation[],
): ShownRecord | undefined {
  let shown = record
  for (const operation of waiting) shown = withEdit(shown ?? NOTHING, operation)
  return shown
}

/**
 * Joins an edit that was never sent and a later one of the same record; `undefined` when they must stay apart: one of them
 * removes it, the later one replaces a value that its screen did not show, or settles too much. Every field of the first
 * keeps what that had seen, because the first no longer exists.
 */
export function joinRecordEdits(unsent: RecordOperation, edit: UnnumberedRecordEdit): UnnumberedRecordEdit | undefined {
  if (unsent.removes || edit.removes) return undefined
  const replaced = Object.keys(edit.set).filter((field) => field in unsent.set)
  if (!replaced.every((field) => edit.seen[field]?.includes(writeIdOf(unsent)))) return undefined
  const settles = [...(unsent.settles ?? []), ...(edit.settles ?? [])]
  if (settles.length > MAX_SETTLED_EDITS) return undefined
  return {
    ...edit,
    set: { ...unsent.set, ...edit.set },
    seen: { ...edit.seen, ...unsent.seen },
    ...(settles.length > 0 && { settles }),
  }
}
