import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

const Shown = z.object({ key: z.string(), shownAt: z.int() })
/** Something that is shown once in a while: which of its kind it was, and when (epoch ms). */
export type Shown = z.infer<typeof Shown>

export const ShownItem = itemKind({
  called: 'Tips shown',
  pk: 'USER#{user}',
  sk: 'ME#SHOWN#{what}',
  schema: Shown,
  exported: { not: 'bookkeeping' },
  erased: 'with its user',
})
