import { instantOf } from '../changes/change-id.ts'
import { localDate } from '../time/local-date.ts'
import { type ImportTime, isAhead } from './merge-training.ts'
import type { EntryCounts, Refusal } from './schema.ts'

/** What an import does to bookmarks, progress, or settings of reading. */
export interface MergedReading<E> {
  /** The entries to store: new ones, and later ones. */
  stored: E[]
  counts: EntryCounts
  refused: Refusal[]
}

type Entry = { article?: string; change: string }

/** Takes over the entries of a file whose change is later than the stored one of their article, if there is one. */
export function mergeReading<E extends Entry>(
  here: readonly Entry[],
  file: readonly E[],
  { now, zone }: Pick<ImportTime, 'now' | 'zone'>,
): MergedReading<E> {
  const known = new Map(here.map(({ article, change }) => [article, change]))
  const merged: MergedReading<E> = { stored: [], counts: { added: 0, changed: 0, same: 0 }, refused: [] }
  for (const entry of file) {
    const stored = known.get(entry.article)
    const outcome = stored === undefined ? 'added' : stored < entry.change ? 'changed' : 'same'
    if (outcome !== 'same' && isAhead(instantOf(entry.change), now)) {
      merged.refused.push({ what: localDate(instantOf(entry.change), zone), reason: 'in-future' })
      continue
    }
    merged.counts[outcome] += 1
    if (outcome !== 'same') merged.stored.push(entry)
  }
  return merged
}
