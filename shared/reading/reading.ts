import type { ValuesOf } from '../records/kind.ts'
import type { RecordsById } from '../records/replies.ts'
import { SETTINGS_ID } from './kind.ts'
import type { Bookmarks, Progress, Settings } from './records.ts'

/** A bookmark of an article, and when it was set (epoch ms). */
export type Bookmark = ValuesOf<typeof Bookmarks.fields> & { article: string }
/** How far an article is read, 0–100, and when (epoch ms). */
export type ReadingProgress = ValuesOf<typeof Progress.fields> & { article: string }
/** How articles look, as far as the user has chosen that. */
export type ReadingSettings = ValuesOf<typeof Settings.fields>

/** What the user keeps of their reading. Of each article there is at most one bookmark and one progress (DATA-02). */
export interface Reading {
  bookmarks: readonly Bookmark[]
  progress: readonly ReadingProgress[]
  settings?: ReadingSettings
}

export const NOTHING_READ: Reading = { bookmarks: [], progress: [] }

/** The records of reading, as far as they are known. */
interface ReadingRecords {
  bookmarks?: RecordsById<Omit<Bookmark, 'article'>> | undefined
  progress?: RecordsById<Omit<ReadingProgress, 'article'>> | undefined
  settings?: RecordsById<ReadingSettings> | undefined
}

/** What the records of reading say. */
export function toReading({ bookmarks = {}, progress = {}, settings = {} }: ReadingRecords): Reading {
  const chosen = settings[SETTINGS_ID]?.values
  return {
    bookmarks: Object.entries(bookmarks).map(([article, { values }]) => ({ article, ...values })),
    progress: Object.entries(progress).map(([article, { values }]) => ({ article, ...values })),
    ...(chosen && { settings: chosen }),
  }
}
