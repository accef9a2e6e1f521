import { mergeReading } from '../../shared/import/merge-reading.ts'
import type { ImportBatch } from '../../shared/import/schema.ts'
import { findReading, storeBookmark, storeProgress, storeReadingSettings } from '../table/records/reading.ts'
import type { BatchContext } from './batch-context.ts'
import { inGroups } from './in-groups.ts'

/** Takes over bookmarks, progress and settings of reading that are later than those that are here. */
export async function importReading(batch: ImportBatch, { me, now, isPreview }: BatchContext) {
  const file = { bookmarks: [], readingProgress: [], readingSettings: [], ...batch }
  const hasEntries = file.bookmarks.length + file.readingProgress.length + file.readingSettings.length > 0
  const here = hasEntries ? await findReading(me.userId) : { bookmarks: [], progress: [] }
  const time = { now, zone: me.zone }
  const bookmarks = mergeReading(here.bookmarks, file.bookmarks, time)
  const progress = mergeReading(here.progress, file.readingProgress, time)
  const settings = mergeReading(here.settings ? [here.settings] : [], file.readingSettings, time)
  if (!isPreview) {
    await inGroups(bookmarks.stored, (entry) => storeBookmark(me.userId, entry))
    await inGroups(progress.stored, (entry) => storeProgress(me.userId, entry))
    await inGroups(settings.stored, (entry) => storeReadingSettings(me.userId, entry))
  }
  return {
    counts: { bookmarks: bookmarks.counts, readingProgress: progress.counts, readingSettings: settings.counts },
    refused: [...bookmarks.refused, ...progress.refused, ...settings.refused],
  }
}
