import type { ShownRecord } from './waiting.ts'

/** A record as a screen knows it, with the values of its kind. */
export type RecordOf<V> = Omit<ShownRecord, 'values'> & { values: V }

/** The reply to an edit: the record afterwards; without one, it is removed. */
export interface SavedRecord {
  id: string
  record?: ShownRecord
}

/** The records of a kind, by their ids. */
export type RecordsById<V = Readonly<Record<string, unknown>>> = Readonly<Record<string, RecordOf<V>>>
