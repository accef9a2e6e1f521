import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

const ShownTip = z.object({ key: z.string(), shownAt: z.int() })
/** The last message of a kind that was shown: its key, and when (epoch ms). Limits how often one is shown. */
export type ShownTip = z.infer<typeof ShownTip>

export const ShownTipItem = itemKind({
  label: 'Tips shown',
  pk: 'USER#{user}',
  sk: 'ME#SHOWN#{what}',
  schema: ShownTip,
  exported: { account: 'tipsShown', holds: 'whole' },
  erased: 'with its user',
})
