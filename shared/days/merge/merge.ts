import type { LocalDate } from '../../time/local-date.ts'
import type { DayField, DayValues } from '../model/fields.ts'
import type { Day, DayOperation, Write } from '../model/schema.ts'
import { isSame } from '../model/values.ts'
import { believedAt } from '../model/window.ts'

/** The edit that holds a field: its device, that device's count, and when it was made (epoch ms, capped). */
export interface Writer {
  device: string
  n: number
  stamp: number
}

/** A day with all that merging needs. `devices` is the highest `n` seen of each, used only to know a replay. */
export interface StoredDay {
  date: LocalDate
  version: number
  values: DayValues
  writers: Partial<Record<DayField, Writer>>
  devices: Record<string, number>
  flareInferred: boolean
  /** Whether an edit of it ever lost to another, so that it is worth looking for such. */
  hasLost?: true
}

/** A value that lost to a concurrent edit, kept so that the person can take it back. */
export interface LostEdit {
  field: DayField
  value: DayValues[DayField] | null
  writer: Writer
}

export function unwritten(date: LocalDate): StoredDay {
  return { date, version: 0, values: {}, writers: {}, devices: {}, flareInferred: false }
}

export function writeOf({ device, n }: Pick<Writer, 'device' | 'n'>): Write {
  return `${device}.${n}`
}

/** The device and the count that a write names. */
export function makerOf(write: Write): Pick<Writer, 'device' | 'n'> {
  const [device = '', n] = write.split('.')
  return { device, n: Number(n) }
}

/** The day as a screen sees it. */
export function toDay({ date, version, values, writers, flareInferred }: StoredDay): Day {
  const entries = Object.entries(writers).map(([field, writer]) => [field, writer && writeOf(writer)])
  return { date, version, values, writers: Object.fromEntries(entries), flareInferred }
}

/** Whether the operation has been judged before. A replay is answered, not applied. */
export function isReplay({ devices }: StoredDay, { device, n }: DayOperation): boolean {
  return n <= (devices[device] ?? 0)
}

/** Whether an edit takes the field: it saw what stands there, or is the same device's later one, or was made later. */
function wins(edit: Writer, holder: Writer, seen: readonly Write[]): boolean {
  if (seen.includes(writeOf(holder)) || edit.device === holder.device) return true
  return edit.stamp === holder.stamp ? edit.device > holder.device : edit.stamp > holder.stamp
}

/**
 * Merges one edit into a day, field by field, and names every value that lost without having been seen.
 *
 * An edit whose maker was shown the stored value replaces it, whatever the clocks. Two edits that did not know of
 * each other are ordered by device count or, between devices, by time; the loser is in `lost`. The caller has asked
 * `isReplay` first. Every merge advances `version` and the device's count, even when no field is taken.
 */
export function merge(
  stored: StoredDay,
  operation: DayOperation,
  now: number,
): { day: StoredDay; lost: readonly LostEdit[] } {
  const { device, n, set, seen } = operation
  const edit: Writer = { device, n, stamp: believedAt(operation.editedAt, now) }
  const values = { ...stored.values } as Record<string, DayValues[DayField]>
  const writers = { ...stored.writers }
  const lost: LostEdit[] = []

  for (const field of Object.keys(set) as DayField[]) {
    const value = set[field]
    if (value === undefined) continue
    const holder = stored.writers[field]
    const shown = seen[field] ?? []
    const current = stored.values[field] ?? null
    if (holder && !wins(edit, holder, shown)) {
      if (!isSame(value, current)) lost.push({ field, value, writer: edit })
      continue
    }
    if (holder && !shown.includes(writeOf(holder)) && !isSame(value, current))
      lost.push({ field, value: current, writer: holder })
    if (value === null) delete values[field]
    else values[field] = value
    writers[field] = edit
  }

  const devices = { ...stored.devices, [device]: n }
  const day: StoredDay = { ...stored, version: stored.version + 1, values: values as DayValues, writers, devices }
  if (lost.length > 0) day.hasLost = true
  return { day, lost }
}
