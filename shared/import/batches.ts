import type { Diary } from '../export/schema.ts'
import { bytesOf, entryBatches } from './entry-batches.ts'
import { type ImportBatch, MAX_BATCH_BYTES, MAX_BATCH_DAYS } from './schema.ts'

type Part = Pick<ImportBatch, 'days' | 'lostEdits'>

/** The parts of one date, each small enough for a batch: its lost edits, and last the day itself. */
function partsOf(day: Diary['days'][number] | undefined, lostEdits: Diary['lostEdits']): Part[] {
  const parts: Part[] = []
  let rest: Diary['lostEdits'] = []
  for (const lost of lostEdits) {
    if (rest.length > 0 && bytesOf([...rest, lost]) > MAX_BATCH_BYTES / 2) {
      parts.push({ days: [], lostEdits: rest })
      rest = []
    }
    rest.push(lost)
  }
  return [...parts, { days: day ? [day] : [], lostEdits: rest }]
}

/**
 * Splits a diary into batches: first the days in the order of their dates, then questions, exercises, training, food and reading. A day is in
 * the same batch as its lost edits, or after them: once the day is stored, its lost edits count as known. The preferences
 * are in the first batch, if they are wanted.
 */
export function batchesOf(diary: Diary, wantsSettings: boolean): ImportBatch[] {
  return [...dayBatches(diary, wantsSettings), ...entryBatches(diary)].filter((batch) => bytesOf(batch) > EMPTY_BYTES)
}

const EMPTY_BYTES = bytesOf({ days: [], lostEdits: [] })

function dayBatches({ preferences, customItems, days, lostEdits }: Diary, wantsSettings: boolean): ImportBatch[] {
  const base: ImportBatch = { ...(customItems[0] && { customItems: customItems[0] }), days: [], lostEdits: [] }
  const lostByDate = Map.groupBy(lostEdits, ({ date }) => date)
  const dayByDate = new Map(days.map((day) => [day.date, day]))
  const dates = [...new Set([...dayByDate.keys(), ...lostByDate.keys()])].toSorted()
  const first: ImportBatch = { ...base, ...(wantsSettings && preferences[0] && { preferences: preferences[0] }) }
  const batches: ImportBatch[] = [first]
  const emptyBytes = bytesOf(base)
  let bytes = bytesOf(first)
  for (const date of dates)
    for (const part of partsOf(dayByDate.get(date), lostByDate.get(date) ?? [])) {
      const last = batches.at(-1) ?? first
      const size = bytesOf(part)
      const isFull = last.days.length === MAX_BATCH_DAYS || bytes + size > MAX_BATCH_BYTES
      const batch = isFull ? { ...base } : last
      if (isFull) batches.push(batch)
      batch.days = [...batch.days, ...part.days]
      batch.lostEdits = [...batch.lostEdits, ...part.lostEdits]
      bytes = (isFull ? emptyBytes : bytes) + size
    }
  return batches
}
