import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** The write units of a user in one hour. `hour` is the number of hours since 1970. */
const WriteCount = z.object({ hour: z.int(), units: z.number() })
export type WriteCount = z.infer<typeof WriteCount>

export const WriteCountItem = itemKind({
  label: 'Writes of this hour',
  pk: 'USER#{user}',
  sk: 'ME#WRITES',
  schema: WriteCount,
  exported: { omittedBecause: 'bookkeeping' },
  erased: 'with its user',
})
