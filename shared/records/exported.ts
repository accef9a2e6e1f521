import * as z from 'zod/mini'
import { Instant } from '../time/schema.ts'
import type { RecordKind, ValuesOf } from './kind.ts'
import { MAX_LOST_VALUES } from './limits.ts'
import { presentRecords, type StoredItem } from './merge-record.ts'
import type { Shape } from './operation.ts'

/**
 * A record in a file that a user takes along: its values, and when each was written (epoch ms). `lost`: the values that lost to
 * concurrent edits, for the user's information; an import leaves them out.
 */
export interface ExportedRecord<V = Readonly<Record<string, unknown>>> {
  id: string
  values: V
  writtenAt: Readonly<Record<string, number>>
  lost: readonly { field: string; value?: unknown; writtenAt: number }[]
}

/** The schema of the records of a kind in a file: those of one kind, each once. */
export function exportedRecords<S extends Shape>({ id, fields }: RecordKind<string, S>) {
  const lost = z.strictObject({ field: z.string().check(z.maxLength(40)), value: z.unknown(), writtenAt: Instant })
  const record = z.strictObject({
    id,
    values: z.strictObject(fields),
    writtenAt: z.partialRecord(z.enum(Object.keys(fields) as [string, ...string[]]), Instant),
    lost: z.array(lost).check(z.maxLength(MAX_LOST_VALUES)),
  })
  const records = z.array(record).check(z.refine((all) => new Set(all.map((each) => each.id)).size === all.length))
  return records as z.ZodMiniType as z.ZodMiniArray<z.ZodMiniType<ExportedRecord<ValuesOf<S>>>>
}

/** The records of an item as a file has them. */
export function recordsForFile(item: StoredItem): ExportedRecord[] {
  return Object.entries(presentRecords(item)).map(([id, { values, writers, lost }]) => ({
    id,
    values,
    writtenAt: Object.fromEntries(Object.entries(writers).map(([field, { stamp }]) => [field, stamp])),
    lost: lost.map(({ field, value, writer }) => ({ field, value, writtenAt: writer.stamp })),
  }))
}
