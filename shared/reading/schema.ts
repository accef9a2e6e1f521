import * as z from 'zod/mini'
import { MAX_ARTICLES, MAX_LENGTHS } from '../articles/schema.ts'
import { ChangeId } from '../changes/schema.ts'
import { line } from '../http/text.ts'
import { READING_SIZES, READING_THEMES } from './choices.ts'

/** The id of an article, as in `ArticleParams`. */
export const ArticleId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
/** As the user read it. The article may have another title since. */
const Title = line(MAX_LENGTHS.title)

/** A bookmark. One that was removed is there with `isBookmarked: false`, so that a late change does not bring it back. */
export const Bookmark = z.object({
  article: ArticleId,
  title: Title,
  isBookmarked: z.boolean(),
  change: ChangeId,
})
export type Bookmark = z.infer<typeof Bookmark>

/** How far the user has read an article, 0–100, and when (`change`). Source: requirement LEARN-06. */
export const ReadingProgress = z.object({
  article: ArticleId,
  title: Title,
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Whether it is one of the five articles of Start Here. */
  isStartHere: z.boolean(),
  change: ChangeId,
})
export type ReadingProgress = z.infer<typeof ReadingProgress>

/** How articles look. What the user has not chosen is as in the rest of the app. Source: requirement LEARN-06. */
export const ReadingSettings = z.object({
  theme: z.exactOptional(z.enum(READING_THEMES)),
  textSize: z.exactOptional(z.enum(READING_SIZES)),
  change: ChangeId,
})
export type ReadingSettings = z.infer<typeof ReadingSettings>

/** How many entries are returned at most, the newest: twice as many as there can be articles. */
export const MAX_ENTRIES = 2 * MAX_ARTICLES

/** What is stored of a user's reading. Of each article there is at most one bookmark and one progress (DATA-02). */
export const Reading = z.object({
  bookmarks: z.array(Bookmark).check(z.maxLength(MAX_ENTRIES)),
  progress: z.array(ReadingProgress).check(z.maxLength(MAX_ENTRIES)),
  settings: z.exactOptional(ReadingSettings),
})
export type Reading = z.infer<typeof Reading>
