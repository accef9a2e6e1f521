import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'

/** One item of the user, and the section of the file to which it belongs. */
const Entry = z.object({
  part: z.enum(['account', 'diary']),
  section: z.string(),
  entry: z.record(z.string(), z.unknown()),
})

/** The maximum number of items in a page. */
const MAX_PAGE_ENTRIES = 1_000

/** A part of an export. Each item is in one page, whole. */
const ExportPage = z.object({
  entries: z.array(Entry).check(z.maxLength(MAX_PAGE_ENTRIES)),
  /** Where the next page begins; absent on the last one. Only the service makes it, for one user. */
  next: z.exactOptional(z.string()),
  /** On the first page: how many days the user has logged. */
  days: z.exactOptional(z.int()),
})
export type ExportPage = z.infer<typeof ExportPage>

export const exportApi = {
  /**
   * Everything that is stored about the user, page by page: first the account, then preferences, custom items and days
   * in the order of their dates. What changes during an export is there as it was when its page was read.
   */
  page: endpoint('GET /export', {
    caller: 'user',
    needsProof: true,
    query: z.strictObject({ after: z.exactOptional(z.string().check(z.maxLength(512))) }),
    reply: ExportPage,
  }),
}
