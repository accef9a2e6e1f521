import * as z from 'zod/mini'
import { Insight } from '../../../shared/insight/schema.ts'
import { itemKind } from '../item-kind.ts'

/** The newest insight of a user, where every request reads it with the session. The others are read by their feature. */
export const LastInsightItem = itemKind({
  label: 'Last insight',
  pk: 'USER#{user}',
  sk: 'ME#INSIGHT',
  schema: z.object({ insight: Insight }),
  exported: { omittedBecause: 'index' },
  erased: 'with its user',
})
