import * as z from 'zod/mini'
import { ChangeId } from '../changes/schema.ts'
import { MAX_STORED_ITEMS } from '../custom/rules.ts'
import { Name } from '../custom/schema.ts'
import { ExportedFoodBook, ExportedFoodLog } from '../export/food.ts'
import {
  areDifferentDays,
  areDifferentFoodLogs,
  areDifferentLostEdits,
  areDifferentSessions,
  areDifferentTrainingLogs,
  ExportedCustomItems,
  ExportedDay,
  ExportedLostEdit,
  RECORD_SECTIONS,
} from '../export/schema.ts'
import { ExportedSession, ExportedTrainingLog, isIntervalPossible } from '../export/training.ts'
import { MAX_ELIMINATED_FOODS, MAX_PLANS } from '../food/limits.ts'
import { Preferences } from '../preferences/schema.ts'
import type { ExportedRecord } from '../records/exported.ts'
import { RECORD_METAS, type RecordName } from '../records/metas.ts'
import { LocalDate } from '../time/schema.ts'

/** The maximum number of days in a batch. */
export const MAX_BATCH_DAYS = 50
/** The maximum number of entries of training, exercises, food and reading in a batch. */
export const MAX_BATCH_ENTRIES = 400
/** A batch that is longer, as JSON in bytes, is split: a body is at most 256 KB. */
export const MAX_BATCH_BYTES = 200_000
const MAX_BATCH_LOST_EDITS = 300

/** A session of the file. `lastLog`: the id of its last log there. A session that runs in the file ends with it here. */
const ImportedSession = z
  .strictObject({ ...ExportedSession.shape, lastLog: z.exactOptional(ChangeId) })
  .check(z.refine(isIntervalPossible))
export type ImportedSession = z.infer<typeof ImportedSession>

/** What a test or a log of food must know of its plan. */
const FilePlan = z.strictObject({
  id: ChangeId,
  endsOn: z.exactOptional(LocalDate),
  eliminatedFoods: z.array(Name).check(z.maxLength(MAX_ELIMINATED_FOODS)),
})
export type FilePlan = z.infer<typeof FilePlan>

/**
 * What the file has of the sessions and plans to which entries of this batch belong, and its newest session. Only a
 * preview believes it: it has stored none of them.
 */
const FileParents = z.strictObject({
  sessions: z.array(ChangeId).check(z.maxLength(MAX_BATCH_ENTRIES)),
  plans: z.array(FilePlan).check(z.maxLength(MAX_PLANS)),
})
export type FileParents = z.infer<typeof FileParents>

const RECORD_NAMES = RECORD_METAS.map(({ kind }) => kind)
const ENTRY_LISTS = [
  ...RECORD_NAMES,
  'trainingSessions',
  'trainingLogs',
  'foodPlans',
  'foodTests',
  'customFoods',
  'foodLogs',
] as const
const entries = <T extends z.ZodMiniType>(entry: T) => z.array(entry).check(z.maxLength(MAX_BATCH_ENTRIES))
const { plans, tests, customFoods } = ExportedFoodBook.shape

/** How many entries beside its days a batch has. */
export function countEntries(lists: Partial<Record<(typeof ENTRY_LISTS)[number], readonly unknown[]>>): number {
  return ENTRY_LISTS.reduce((sum, list) => sum + (lists[list]?.length ?? 0), 0)
}

const RecordLists = Object.fromEntries(
  RECORD_NAMES.map((name) => [name, z.exactOptional(RECORD_SECTIONS[name].check(z.maxLength(MAX_BATCH_ENTRIES)))]),
) as Record<RecordName, z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniType<ExportedRecord>>>>

/**
 * A part of a file. Applying a batch again changes nothing, so an import that was interrupted can begin anywhere. The
 * custom items of the file are in each batch of days: values of others are not taken over. Sessions and plans are in the
 * same batch as their logs, or in an earlier one.
 */
const Batch = z.strictObject({
  preferences: z.exactOptional(Preferences),
  customItems: z.exactOptional(ExportedCustomItems),
  days: z.array(ExportedDay).check(z.maxLength(MAX_BATCH_DAYS), z.refine(areDifferentDays)),
  lostEdits: z.array(ExportedLostEdit).check(z.maxLength(MAX_BATCH_LOST_EDITS), z.refine(areDifferentLostEdits)),
  ...RecordLists,
  trainingSessions: z.exactOptional(entries(ImportedSession).check(z.refine(areDifferentSessions))),
  trainingLogs: z.exactOptional(entries(ExportedTrainingLog).check(z.refine(areDifferentTrainingLogs))),
  foodPlans: z.exactOptional(plans),
  foodTests: z.exactOptional(tests),
  customFoods: z.exactOptional(customFoods),
  foodLogs: z.exactOptional(entries(ExportedFoodLog).check(z.refine(areDifferentFoodLogs))),
  parents: z.exactOptional(FileParents),
})
export const ImportBatch = Batch.check(z.refine((batch) => countEntries(batch) <= MAX_BATCH_ENTRIES))
export type ImportBatch = z.infer<typeof ImportBatch>

/** Why something of a file is not taken over. */
const REASONS = [
  'in-future',
  'too-old',
  'too-many-versions',
  'unknown-item',
  'item-limit',
  'question-limit',
  'unknown-session',
  'before-session',
  'exercise-limit',
  'impossible-dates',
  'unknown-plan',
  'plan-completed',
  'test-running',
  'unknown-food',
  'food-limit',
] as const
type Reason = (typeof REASONS)[number]
/** Something that is not taken over: a date, or a name. */
export interface Refusal {
  what: string
  reason: Reason
}

const itemNames = z.array(z.string()).check(z.maxLength(2 * MAX_STORED_ITEMS))
const count = z.int().check(z.minimum(0))

/** What a file can have beside days, in the order in which it is told. */
export const ENTRY_KINDS = [
  'foodPlans',
  'foodTests',
  'customFoods',
  'foodLogs',
  'trainingSessions',
  'trainingLogs',
  ...RECORD_NAMES,
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Entries that were not stored before, that change, and that stay as they are. */
const EntryCounts = z.object({ added: count, changed: count, same: count })
export type EntryCounts = z.infer<typeof EntryCounts>

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
  /** Questions, training, exercises, food and reading. */
  entries: z.object(
    Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, EntryCounts])) as Record<EntryKind, typeof EntryCounts>,
  ),
  /** Sessions of training that run in the file, and come back as ended. */
  endedSessions: count,
  /** What is not taken over: dates, or names. */
  refused: z
    .array(z.object({ what: z.string(), reason: z.enum(REASONS) }))
    .check(z.maxLength(2 * (MAX_BATCH_DAYS + MAX_BATCH_LOST_EDITS) + 2 * MAX_STORED_ITEMS + 5 * MAX_BATCH_ENTRIES)),
})
export type ImportResult = z.infer<typeof ImportResult>
