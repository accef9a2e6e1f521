import { type FlareSettings, withInferredFlare } from '../../shared/days/flare/flare.ts'
import { isLogged } from '../../shared/days/model/day.ts'
import { MAX_LOST_EDITS_PER_DAY } from '../../shared/days/model/limits.ts'
import { type ImportedDay, mergeImportedDay } from '../../shared/import/merge-day.ts'
import { DomainError } from '../../shared/problems.ts'
import type { DayStore } from '../table/records/day-store.ts'

/** A transaction has at most 100 parts: the day, its marks, and its lost edits. */
const MAX_NEW_LOST_EDITS = 90
const TRIES = 5

/** What happened to a day, or would happen. */
export interface DayOutcome {
  change: 'added' | 'merged' | 'same' | 'too-many-versions'
  replaced: number
  kept: number
  isLogged: boolean
}

interface DayContext {
  settings: FlareSettings
  now: number
  /** Whether nothing is stored. */
  isPreview: boolean
}

/**
 * Merges one day of a file into the stored one, and infers its flare again. Reads and merges again when another write
 * came in between. Throws `busy` after five tries.
 */
export async function importDay(
  days: DayStore,
  file: ImportedDay,
  { settings, now, isPreview }: DayContext,
): Promise<DayOutcome> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { stored, before } = await days.find(file.date)
    const { day: merged, lost, replaced, kept, isChanged } = mergeImportedDay(stored, file, now)
    const unchanged = { replaced: 0, kept: 0, isLogged: isLogged(stored) }
    if (!isChanged) return { change: 'same', ...unchanged }
    if (lost.length > 0 && (lost.length > MAX_NEW_LOST_EDITS || (merged.lostEdits ?? 0) > MAX_LOST_EDITS_PER_DAY))
      return { change: 'too-many-versions', ...unchanged }
    const after = withInferredFlare(merged, before, settings)
    if (isPreview || (await days.replace({ before: stored, after, lost, settled: [] })))
      return { change: stored.version === 0 ? 'added' : 'merged', replaced, kept, isLogged: isLogged(after) }
  }
  throw new DomainError('busy')
}
