import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { REASONS } from './recommend.ts'

/** What the service finds out for a reader. What they keep of their reading are records (`kind.ts`). */
export const readingApi = {
  /** Why some articles are recommended, as the latest logged days have it; without a reason, short ones are. */
  reason: endpoint('GET /reading/reason', {
    caller: 'user',
    reply: z.object({ reason: z.exactOptional(z.enum(REASONS)) }),
  }),
}
