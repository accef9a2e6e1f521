import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** The number of attempts in one window of a rate limit. */
export const RateLimitItem = itemKind({
  label: 'Limits',
  pk: 'LIMIT#{name}#{hash}',
  sk: '{window}',
  schema: z.object({ n: z.int() }),
  exported: { omittedBecause: 'bookkeeping' },
  // It identifies its subject only by a keyed hash.
  erased: { keptBecause: 'expires' },
})
