import { trustedInstant } from '../../records/edit-age.ts'
import { type LostField, mergeFields, type Writer, writeIdOf } from '../../records/merge.ts'
import type { LocalDate } from '../../time/local-date.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import type { Day, DayOperation } from '../model/schema.ts'
import { isSameValue } from '../model/values.ts'

/**
 * A day with everything that a merge needs. `devices` has the highest `n` of each device. It is used only to recognize
 * a replay.
 */
export interface StoredDay {
  date: LocalDate
  version: number
  values: DayValues
  writers: Partial<Record<DayField, Writer>>
  devices: Record<string, number>
  flareInferred: boolean
  /** How many lost edits the day ever had. Only then does a reader query for lost edits. */
  lostEdits?: number
}

export type LostValue = LostField<DayField, DayValues[DayField]>

export function emptyStoredDay(date: LocalDate): StoredDay {
  return { date, version: 0, values: {}, writers: {}, devices: {}, flareInferred: false }
}

/** The day as the API returns it. */
export function toDay({ date, version, values, writers, flareInferred }: StoredDay): Day {
  const entries = Object.entries(writers).map(([field, writer]) => [field, writer && writeIdOf(writer)])
  return { date, version, values, writers: Object.fromEntries(entries), flareInferred }
}

/** Whether the operation was merged before. A replay gets a reply, but is not applied again. */
export function isReplay({ devices }: StoredDay, { device, n }: DayOperation): boolean {
  return n <= (devices[device] ?? 0)
}

/**
 * Merges one edit into a day, field by field, and returns every value that lost without having been seen (see
 * `mergeFields`). The caller must check `isReplay` first. Every merge advances `version` and the device's count, even
 * when the edit wins no field.
 */
export function merge(
  stored: StoredDay,
  { device, n, set, seen, editedAt }: DayOperation,
  now: number,
): { day: StoredDay; lost: readonly LostValue[] } {
  const writer: Writer = { device, n, stamp: trustedInstant(editedAt, now) }
  const { values, writers, lost } = mergeFields<DayField, DayValues[DayField]>(
    stored,
    { writer, set, seen },
    isSameValue,
  )
  const devices = { ...stored.devices, [device]: n }
  const day: StoredDay = { ...stored, version: stored.version + 1, values: values as DayValues, writers, devices }
  if (lost.length > 0) day.lostEdits = (stored.lostEdits ?? 0) + lost.length
  return { day, lost }
}
