import type { LostValue, StoredDay } from '../days/merge/merge.ts'
import type { DayField, DayValues } from '../days/model/fields.ts'
import { isSameValue } from '../days/model/values.ts'
import type { ExportedDay, ExportedLostEdit } from '../export/schema.ts'
import { trustedInstant } from '../records/edit-age.ts'
import { type Writer, writeIdOf } from '../records/merge.ts'

/** A day of a file, with its lost edits. */
export interface ImportedDay extends Omit<ExportedDay, 'flareInferred'> {
  lostEdits: readonly Omit<ExportedLostEdit, 'date'>[]
}

/** A stored day after an import. */
export interface MergedImport {
  day: StoredDay
  lost: readonly LostValue[]
  /** How many stored values gave way to those of the file. */
  replaced: number
  /** How many values of the file are kept as another version. */
  kept: number
  isChanged: boolean
}

type Version = Pick<StoredDay, 'values' | 'writers' | 'devices'>

/** Whether a version of a day was made with knowledge of a write: it has it, or has replaced it, or knows it as lost. */
const knows = ({ devices }: Pick<Version, 'devices'>, { device, n }: Writer) => n <= (devices[device] ?? 0)

/** Between versions that did not know each other, the later write wins; at the same instant the greater device. */
const isLater = (first: Writer, second: Writer) =>
  first.stamp === second.stamp ? first.device > second.device : first.stamp > second.stamp

function latestOf(first: StoredDay['devices'], second: StoredDay['devices']): StoredDay['devices'] {
  const latest = { ...first }
  for (const [device, n] of Object.entries(second)) latest[device] = Math.max(n, latest[device] ?? 0)
  return latest
}

/** Which of the two writes of a field stays, and whether the other one becomes a lost edit. */
function decide(stored: Version, imported: Version, field: DayField): { takes: boolean; isConflict: boolean } {
  const [mine, other] = [stored.writers[field], imported.writers[field]]
  if (!other || (mine && knows(stored, other))) return { takes: false, isConflict: false }
  if (!mine || knows(imported, mine)) return { takes: true, isConflict: false }
  const isDifferent = !isSameValue(stored.values[field] ?? null, imported.values[field] ?? null)
  return { takes: isLater(other, mine), isConflict: isDifferent }
}

interface Changes extends Omit<MergedImport, 'day' | 'isChanged'> {
  values: Record<string, DayValues[DayField]>
  writers: StoredDay['writers']
  lost: LostValue[]
  taken: number
}

/** Merges one field. `writer` is the file's, with an instant that the service trusts. */
function mergeField(changes: Changes, [stored, file]: [StoredDay, ImportedDay], field: DayField, writer: Writer): void {
  const { takes, isConflict } = decide(stored, { ...file, writers: { [field]: writer } }, field)
  const [before, after] = [stored.values[field] ?? null, file.values[field] ?? null]
  const storedWriter = stored.writers[field]
  if (!takes) {
    if (!isConflict) return
    changes.lost.push({ field, value: after, writer })
    changes.kept += 1
    return
  }
  if (isConflict && storedWriter) changes.lost.push({ field, value: before, writer: storedWriter })
  if (storedWriter && !isSameValue(before, after)) changes.replaced += 1
  changes.taken += 1
  changes.writers[field] = writer
  if (after === null) delete changes.values[field]
  else changes.values[field] = after
}

/**
 * Merges a day of a file into the stored one, field by field, by the rules of edits: a version that knew the other's
 * write replaces it, independent of clocks; otherwise the later write wins, and a different value that loses becomes a
 * lost edit. The day and the file each know the highest edit of every device (`devices`), so importing the same file
 * again changes nothing, nor does a file that is older than the stored values.
 */
export function mergeImportedDay(stored: StoredDay, file: ImportedDay, now: number): MergedImport {
  const { values, writers } = stored
  const changes: Changes = { values: { ...values }, writers: { ...writers }, lost: [], taken: 0, replaced: 0, kept: 0 }
  const trusted = (writer: Writer): Writer => ({ ...writer, stamp: trustedInstant(writer.stamp, now) })
  for (const [field, writer] of Object.entries(file.writers) as [DayField, Writer][])
    mergeField(changes, [stored, file], field, trusted(writer))
  for (const { field, value, device, n, stamp } of file.lostEdits) {
    const writer = trusted({ device, n, stamp })
    const isThere = changes.lost.some((edit) => edit.field === field && writeIdOf(edit.writer) === writeIdOf(writer))
    if (isThere || knows(stored, writer)) continue
    changes.lost.push({ field, value, writer })
    changes.kept += 1
  }
  const { lost, taken, replaced, kept } = changes
  const day: StoredDay = {
    ...stored,
    version: stored.version + 1,
    values: changes.values as DayValues,
    writers: changes.writers,
    devices: latestOf(stored.devices, file.devices),
  }
  if (lost.length > 0) day.lostEdits = (stored.lostEdits ?? 0) + lost.length
  return { day, lost, replaced, kept, isChanged: stored.version === 0 || taken > 0 || lost.length > 0 }
}
