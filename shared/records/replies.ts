import { writeIdOf } from './merge.ts'
import { presentRecords, type StoredItem, type StoredRecord } from './merge-record.ts'
import { partsOf, type RecordOperation } from './operation.ts'
import type { LostRef } from './write-id.ts'

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

/** A record as a screen knows it, with the values of its kind. */
export type RecordOf<V> = Omit<ShownRecord, 'values'> & { values: V }

/** The reply to an edit: the records that it changed, as they are afterwards; `null` of one that is removed. */
export interface SavedRecords {
  records: Readonly<Record<string, ShownRecord | null>>
}

/** The records of a kind, by their ids. */
export type RecordsById<V = Readonly<Record<string, unknown>>> = Readonly<Record<string, RecordOf<V>>>

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

/** What an edit has changed of its item, as the service returns it. */
export function savedBy(edit: RecordOperation, stored: StoredItem): SavedRecords {
  const present = presentRecords(stored)
  const ids = partsOf(edit).map(({ id }) => id)
  return { records: Object.fromEntries(ids.map((id) => [id, present[id] ? toShown(present[id]) : null])) }
}
