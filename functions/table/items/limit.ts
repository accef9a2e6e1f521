import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** How often something was tried in a window of time. */
export const LimitItem = itemKind({
  called: 'Limits',
  pk: 'LIMIT#{name}#{hash}',
  sk: '{window}',
  schema: z.object({ n: z.int() }),
  exported: { not: 'bookkeeping' },
  // Whose it is stands in it only as a keyed hash.
  erased: { stays: 'expires' },
})
