import * as z from 'zod/mini'
import { Bookmark, ReadingProgress, ReadingSettings } from '../../../shared/reading/schema.ts'
import { itemKind } from '../item-kind.ts'

/** All that is stored of a user's reading begins with this, so that one query reads it. */
export const READING_PREFIX = 'READ#'

export const BookmarkItem = itemKind({
  label: 'Bookmarks of articles',
  pk: 'USER#{user}',
  sk: 'READ#BOOKMARK#{article}',
  schema: z.omit(Bookmark, { article: true }),
  exported: { diary: 'bookmarks', holds: 'whole' },
  erased: 'with its user',
})

export const ReadingProgressItem = itemKind({
  label: 'How far articles are read',
  pk: 'USER#{user}',
  sk: 'READ#PROGRESS#{article}',
  schema: z.omit(ReadingProgress, { article: true }),
  exported: { diary: 'readingProgress', holds: 'whole' },
  erased: 'with its user',
})

export const ReadingSettingsItem = itemKind({
  label: 'How articles look',
  pk: 'USER#{user}',
  sk: 'READ#SETTINGS',
  schema: ReadingSettings,
  exported: { diary: 'readingSettings', holds: 'whole' },
  erased: 'with its user',
})
