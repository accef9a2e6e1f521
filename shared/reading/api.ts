import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { REASONS } from './recommend.ts'
import { ArticleId, Bookmark, Reading, ReadingProgress, ReadingSettings } from './schema.ts'

const params = z.strictObject({ article: ArticleId })

/**
 * What the user keeps of their reading. Each change has an id; the latest change of a bookmark, of an article's progress and of
 * the settings wins, whatever order they arrive in, so a repeated one changes nothing. A change returns what is stored after it.
 */
export const readingApi = {
  read: endpoint('GET /reading', { caller: 'user', reply: Reading }),
  bookmark: endpoint('PUT /reading/bookmarks/{article}', {
    caller: 'user',
    params,
    body: z.strictObject(z.omit(Bookmark, { article: true }).shape),
    reply: z.object({ bookmark: Bookmark }),
  }),
  /** Also says that the user has opened the article. */
  progress: endpoint('PUT /reading/progress/{article}', {
    caller: 'user',
    params,
    body: z.strictObject(z.omit(ReadingProgress, { article: true, isStartHere: true }).shape),
    reply: z.object({ progress: ReadingProgress }),
  }),
  settings: endpoint('PUT /reading/settings', {
    caller: 'user',
    body: z.strictObject(ReadingSettings.shape),
    reply: z.object({ settings: ReadingSettings }),
  }),
  /** Why some articles are recommended, as the latest logged days have it; without a reason, short ones are. */
  reason: endpoint('GET /reading/reason', {
    caller: 'user',
    reply: z.object({ reason: z.exactOptional(z.enum(REASONS)) }),
  }),
}
