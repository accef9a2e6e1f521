import * as z from 'zod/mini'
import { InsightContent } from '../../../shared/insight/schema.ts'
import { itemKind } from '../item-kind.ts'

/** The insight that a user was shown on a date of theirs. `at`: epoch ms. */
export const InsightItem = itemKind({
  label: 'Insights shown',
  pk: 'USER#{user}',
  sk: 'INSIGHT#{date}',
  schema: z.object({ content: InsightContent, at: z.int() }),
  exported: { account: 'insights', holds: 'whole' },
  erased: 'with its user',
})
