import type { Bookmark, Reading, ReadingProgress, ReadingSettings } from './schema.ts'

/** What a user changes by reading: how far an article is read, or how articles look. */
export type ReadingChange =
  | { type: 'progress'; progress: ReadingProgress }
  | { type: 'settings'; settings: ReadingSettings }

/** A change, and when it was made (epoch ms). */
export type BookmarkEdit = { bookmark: Bookmark; editedAt: number }
export type ReadingEdit = ReadingChange & { editedAt: number }

/** What the service replies with: what is stored after a change. */
export type StoredChange = Partial<{ bookmark: Bookmark; progress: ReadingProgress; settings: ReadingSettings }>

export const NOTHING_READ: Reading = { bookmarks: [], progress: [] }

type Entry = { article: string; change: string }

/** The entries with another one, unless they have a later change of its article. */
function withEntry<E extends Entry>(entries: readonly E[], entry: E | undefined): E[] {
  const stored = entry && entries.find(({ article }) => article === entry.article)
  if (!entry || (stored && stored.change >= entry.change)) return [...entries]
  return [...entries.filter((each) => each !== stored), entry]
}

/** What is known, with a change. The later of two changes wins, so neither order nor repetition matters. */
export function withChange(reading: Reading, { bookmark, progress, settings }: StoredChange): Reading {
  const isLater = settings && settings.change > (reading.settings?.change ?? '')
  return {
    ...reading,
    bookmarks: withEntry(reading.bookmarks, bookmark),
    progress: withEntry(reading.progress, progress),
    ...(isLater && { settings }),
  }
}

/** Two states as one: a read that began before a save must not undo it. */
export function joinReading(one: Reading | undefined, other: Reading): Reading {
  if (!one) return other
  const changes: StoredChange[] = [
    ...one.bookmarks.map((bookmark) => ({ bookmark })),
    ...one.progress.map((progress) => ({ progress })),
    ...(one.settings ? [{ settings: one.settings }] : []),
  ]
  return changes.reduce(withChange, other)
}

/**
 * Joins a change of a bookmark that was never sent with a later one of the same article. Only the latest counts.
 */
export function joinBookmarkEdits(unsent: BookmarkEdit, edit: BookmarkEdit): BookmarkEdit | undefined {
  return unsent.bookmark.article === edit.bookmark.article ? edit : undefined
}

/**
 * Joins a change that was never sent with a later one of the same article, or of the settings. Only the latest counts;
 * settings keep what the later change leaves open.
 */
export function joinReadingEdits(unsent: ReadingEdit, edit: ReadingEdit): ReadingEdit | undefined {
  if (unsent.type === 'settings' && edit.type === 'settings')
    return { ...edit, settings: { ...unsent.settings, ...edit.settings } }
  if (unsent.type !== 'progress' || edit.type !== 'progress') return undefined
  return unsent.progress.article === edit.progress.article ? edit : undefined
}
