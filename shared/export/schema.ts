import * as z from 'zod/mini'
import { MAX_STORED_ITEMS } from '../custom/rules.ts'
import { Id, Name } from '../custom/schema.ts'
import type { StoredDay } from '../days/merge/merge.ts'
import type { DayField } from '../days/model/fields.ts'
import { DayEdit, DayValues, FieldName, objectOfFields } from '../days/model/schema.ts'
import { Preferences } from '../preferences/schema.ts'
import { type ExportedRecord, exportedRecords } from '../records/exported.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import type { Writer as WriterShape } from '../records/merge.ts'
import type { RecordName } from '../records/metas.ts'
import type { Shape } from '../records/operation.ts'
import { Device } from '../records/write-id.ts'
import { Instant, LocalDate } from '../time/schema.ts'
import { ExportedFoodBook, ExportedFoodLog } from './food.ts'
import { FORMAT, VERSION } from './format.ts'
import { ExportedSession, ExportedTrainingLog } from './training.ts'

const EditNumber = z.int().check(z.minimum(1), z.maximum(9_999_999_999))
/** In the life of a diary, a day has few devices. */
const MAX_DEVICES = 200

const areUnique = (names: readonly string[]) => new Set(names).size === names.length

const Writer = z.strictObject({ device: Device, n: EditNumber, stamp: Instant })

/** Every value was written by an edit, and the day knows all edits that it has values of. */
const isConsistent = ({ values, writers, devices }: Pick<StoredDay, 'values' | 'writers' | 'devices'>) =>
  Object.keys(values).every((field) => Object.hasOwn(writers, field)) &&
  Object.values(writers).every((writer) => writer && writer.n <= (devices[writer.device] ?? 0))

/**
 * A day. `values` has the answers, by field; a cleared field has a writer and no value. `writers` has the edit that
 * wrote each field: its device, its number there, and its instant (epoch ms). `devices` has the highest number of each
 * device. `flareInferred` is what the flare rules found; an import infers it again.
 */
export const ExportedDay = z
  .strictObject({
    date: LocalDate,
    values: DayValues,
    writers: objectOfFields(() => Writer, Writer) as z.ZodMiniType as z.ZodMiniType<
      Partial<Record<DayField, WriterShape>>
    >,
    devices: z.record(Device, EditNumber).check(z.refine((devices) => Object.keys(devices).length <= MAX_DEVICES)),
    flareInferred: z.boolean(),
  })
  .check(z.refine(isConsistent))
export type ExportedDay = z.infer<typeof ExportedDay>

/** A value that lost to a concurrent edit, and about which the user has not decided. `null`: it cleared the field. */
export const ExportedLostEdit = z
  .strictObject({
    date: LocalDate,
    device: Device,
    n: EditNumber,
    field: FieldName,
    value: z.unknown() as z.ZodMiniType as z.ZodMiniType<(DayEdit[DayField] & {}) | null>,
    stamp: Instant,
  })
  .check(z.refine(({ field, value }) => DayEdit.safeParse({ [field]: value }).success))
export type ExportedLostEdit = z.infer<typeof ExportedLostEdit>

const customItems = z.array(z.strictObject({ id: Id, name: Name, active: z.boolean() })).check(
  z.maxLength(MAX_STORED_ITEMS),
  z.refine((items) => areUnique(items.map(({ id }) => id))),
)

/** Custom symptoms and triggers, in their order; those that were deleted are not active. */
export const ExportedCustomItems = z.strictObject({ symptoms: customItems, triggers: customItems })
export type ExportedCustomItems = z.infer<typeof ExportedCustomItems>

/** One entry for each date. */
export const areDifferentDays = (days: readonly ExportedDay[]) => areUnique(days.map(({ date }) => date))
/** One entry for each field and write. */
export const areDifferentLostEdits = (edits: readonly ExportedLostEdit[]) =>
  areUnique(edits.map(({ date, field, device, n }) => `${date} ${field} ${device} ${n}`))

export const areDifferentSessions = (sessions: readonly ExportedSession[]) => areUnique(sessions.map(({ id }) => id))
/** One entry for each log of a session. */
export const areDifferentTrainingLogs = (logs: readonly ExportedTrainingLog[]) =>
  areUnique(logs.map(({ session, id }) => `${session} ${id}`))
/** One entry for each date of a plan. */
export const areDifferentFoodLogs = (logs: readonly ExportedFoodLog[]) =>
  areUnique(logs.map(({ plan, date }) => `${plan} ${date}`))

/** A section of each kind of records. */
export const RECORD_SECTIONS = Object.fromEntries(
  Object.values(RECORD_KINDS).map((kind) => [kind.kind, exportedRecords<Shape>(kind)]),
) as Record<RecordName, z.ZodMiniArray<z.ZodMiniType<ExportedRecord>>>

/** The sections that an import takes over. */
const diary = {
  ...RECORD_SECTIONS,
  preferences: z.array(Preferences).check(z.maxLength(1)),
  customItems: z.array(ExportedCustomItems).check(z.maxLength(1)),
  days: z.array(ExportedDay).check(z.refine(areDifferentDays)),
  lostEdits: z.array(ExportedLostEdit).check(z.refine(areDifferentLostEdits)),
  trainingSessions: z.array(ExportedSession).check(z.refine(areDifferentSessions)),
  trainingLogs: z.array(ExportedTrainingLog).check(z.refine(areDifferentTrainingLogs)),
  foodPlans: z.array(ExportedFoodBook).check(z.maxLength(1)),
  foodLogs: z.array(ExportedFoodLog).check(z.refine(areDifferentFoodLogs)),
}
export const Diary = z.strictObject(diary)
export type Diary = z.infer<typeof Diary>
export type DiarySection = keyof typeof diary

/**
 * The file that a user takes along. `diary` is what an import takes over. `account` is there for the user's information
 * and is never imported; its sections are those of the item kinds (`exported`).
 */
export const ExportFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** When the export began, as ISO 8601 in UTC. */
  exportedAt: z.string(),
  /** What the file holds and leaves out, in words. */
  about: z.string(),
  account: z.record(z.string(), z.array(z.unknown())),
  diary: Diary,
})
export type ExportFile = z.infer<typeof ExportFile>
