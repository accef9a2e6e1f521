import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/**
 * When an import last began to change days that no edit can change any more (epoch ms). Devices keep those days, and
 * read them again when this differs.
 */
export const OlderDaysItem = itemKind({
  label: 'Last import of older days',
  pk: 'USER#{user}',
  sk: 'ME#OLDERDAYS',
  schema: z.object({ changedAt: z.int() }),
  exported: { omittedBecause: 'bookkeeping' },
  erased: 'with its user',
})
