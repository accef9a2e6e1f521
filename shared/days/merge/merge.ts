import type { LocalDate } from '../../time/local-date.ts'
import { trustedInstant } from '../model/edit-age.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import type { Day, DayOperation, WriteId } from '../model/schema.ts'
import { isSameValue } from '../model/values.ts'

/**
 * The edit that wrote a field: its device, its number on that device, and its instant (epoch ms, limited by
 * `trustedInstant`).
 */
export interface Writer {
  device: string
  n: number
  stamp: number
}

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

/** A value that lost to a concurrent edit. It is kept so that the user can restore it. */
export interface LostValue {
  field: DayField
  value: DayValues[DayField] | null
  writer: Writer
}

export function emptyStoredDay(date: LocalDate): StoredDay {
  return { date, version: 0, values: {}, writers: {}, devices: {}, flareInferred: false }
}

export function writeIdOf({ device, n }: Pick<Writer, 'device' | 'n'>): WriteId {
  return `${device}.${n}`
}

/** Splits a write into its device and number. */
export function parseWriteId(write: WriteId): Pick<Writer, 'device' | 'n'> {
  const [device = '', n] = write.split('.')
  return { device, n: Number(n) }
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
 * Whether an edit wins a field against the writer of the stored value. It wins when it had seen that value, when both
 * are of the same device (replays are excluded, so the edit is the later one), or when its instant is later. At the
 * same instant, the greater device id wins.
 */
function wins(edit: Writer, stored: Writer, seen: readonly WriteId[]): boolean {
  if (seen.includes(writeIdOf(stored)) || edit.device === stored.device) return true
  return edit.stamp === stored.stamp ? edit.device > stored.device : edit.stamp > stored.stamp
}

/**
 * Merges one edit into a day, field by field, and returns every value that lost without having been seen.
 *
 * An edit whose screen showed the stored value replaces that value, independent of clocks. Otherwise the later edit
 * wins: on one device by number, between devices by instant, then by device id. The losing value is in `lost`, unless
 * both values are equal. The caller must check `isReplay` first. Every merge advances `version` and the device's
 * count, even when the edit wins no field.
 */
export function merge(
  stored: StoredDay,
  operation: DayOperation,
  now: number,
): { day: StoredDay; lost: readonly LostValue[] } {
  const { device, n, set, seen } = operation
  const edit: Writer = { device, n, stamp: trustedInstant(operation.editedAt, now) }
  const values = { ...stored.values } as Record<string, DayValues[DayField]>
  const writers = { ...stored.writers }
  const lost: LostValue[] = []

  for (const field of Object.keys(set) as DayField[]) {
    const value = set[field]
    if (value === undefined) continue
    const storedWriter = stored.writers[field]
    const storedValue = stored.values[field] ?? null
    const seenWrites = seen[field] ?? []
    const isDifferent = !isSameValue(value, storedValue)
    if (storedWriter && !wins(edit, storedWriter, seenWrites)) {
      if (isDifferent) lost.push({ field, value, writer: edit })
      continue
    }
    const isUnseen = storedWriter && !seenWrites.includes(writeIdOf(storedWriter))
    if (isUnseen && isDifferent) lost.push({ field, value: storedValue, writer: storedWriter })
    if (value === null) delete values[field]
    else values[field] = value
    writers[field] = edit
  }

  const devices = { ...stored.devices, [device]: n }
  const day: StoredDay = { ...stored, version: stored.version + 1, values: values as DayValues, writers, devices }
  if (lost.length > 0) day.lostEdits = (stored.lostEdits ?? 0) + lost.length
  return { day, lost }
}
