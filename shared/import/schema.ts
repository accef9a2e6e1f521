import * as z from 'zod/mini'
import { MAX_STORED_ITEMS } from '../custom/rules.ts'
import {
  areDifferentDays,
  areDifferentLostEdits,
  ExportedCustomItems,
  ExportedDay,
  ExportedLostEdit,
} from '../export/schema.ts'
import { Preferences } from '../preferences/schema.ts'

/** The maximum number of days in a batch. */
export const MAX_BATCH_DAYS = 50
/** A batch that is longer, as JSON in bytes, is split: a body is at most 256 KB. */
export const MAX_BATCH_BYTES = 200_000
const MAX_BATCH_LOST_EDITS = 300

/**
 * A part of a file. Applying a batch again changes nothing, so an import that was interrupted can begin anywhere. The
 * custom items of the file are in each batch: values of others are not taken over.
 */
export const ImportBatch = z.strictObject({
  preferences: z.exactOptional(Preferences),
  customItems: z.exactOptional(ExportedCustomItems),
  days: z.array(ExportedDay).check(z.maxLength(MAX_BATCH_DAYS), z.refine(areDifferentDays)),
  lostEdits: z.array(ExportedLostEdit).check(z.maxLength(MAX_BATCH_LOST_EDITS), z.refine(areDifferentLostEdits)),
})
export type ImportBatch = z.infer<typeof ImportBatch>

/** Why something of a file is not taken over. */
const REASONS = ['in-future', 'too-old', 'too-many-versions', 'unknown-item', 'item-limit'] as const

const itemNames = z.array(z.string()).check(z.maxLength(2 * MAX_STORED_ITEMS))
const count = z.int().check(z.minimum(0))

/** What a batch changes, or would change. */
export const ImportResult = z.object({
  /** Days that were not stored before, that get other values, and that stay as they are. */
  days: z.object({ added: count, merged: count, same: count }),
  /** Stored values that give way to those of the file, and values of the file that are kept as another version. */
  values: z.object({ replaced: count, kept: count }),
  /** The names of the preferences that differ. */
  settings: z.array(z.string()).check(z.maxLength(50)),
  /** Names of custom items: new ones, and those that are stored without being asked for, because five are. */
  customItems: z.object({ added: itemNames, inactive: itemNames }),
  /** What is not taken over: dates, or names of custom items. */
  refused: z
    .array(z.object({ what: z.string(), reason: z.enum(REASONS) }))
    .check(z.maxLength(2 * (MAX_BATCH_DAYS + MAX_BATCH_LOST_EDITS) + 2 * MAX_STORED_ITEMS)),
})
export type ImportResult = z.infer<typeof ImportResult>
