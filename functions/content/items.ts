import * as z from 'zod/mini'
import { itemKind } from '../table/item-kind.ts'

/** What was delivered to the editors. */
export const DeliveredItem = itemKind({
  called: 'Delivered article',
  pk: 'ARTICLE',
  sk: 'DELIVERED#{name}',
  schema: z.object({ articleId: z.string() }),
  exported: { not: 'impersonal' },
  erased: { stays: 'impersonal' },
})
