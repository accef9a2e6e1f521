import type { RecordMeta } from '../records/meta.ts'

/**
 * The articles that the user has bookmarked, by the ids of articles. Only the latest tap on a bookmark counts, but a
 * removal never takes away what another device has set again meanwhile.
 */
export const BOOKMARKS = {
  kind: 'bookmarks',
  label: 'Bookmarks of articles',
  needs: ['title', 'at'],
  stored: 'apart',
  time: 'at',
  latestOnly: ['title', 'at', 'removed'],
} as const satisfies RecordMeta

/** How far articles are read, by their ids. It is recorded by itself, so only the latest counts. */
export const READING_PROGRESS = {
  kind: 'readingProgress',
  label: 'How far articles are read',
  needs: ['title', 'percent', 'isStartHere', 'at'],
  stored: 'apart',
  time: 'at',
  latestOnly: ['title', 'percent', 'isStartHere', 'at'],
} as const satisfies RecordMeta

/** How articles look. There is one record. */
export const READING_SETTINGS = {
  kind: 'readingSettings',
  label: 'How articles look',
  needs: [],
  stored: 'together',
  limit: { records: 1, problem: 'invalid-request' },
} as const satisfies RecordMeta
/** The id of the one record of settings. */
export const SETTINGS_ID = 'articles'
