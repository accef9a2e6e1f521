import * as z from 'zod/mini'
import { itemKind } from '../table/item-kind.ts'

/** Marks an article of the product as delivered. */
export const DeliveredArticleItem = itemKind({
  label: 'Delivered article',
  pk: 'ARTICLE',
  sk: 'DELIVERED#{name}',
  schema: z.object({ articleId: z.string() }),
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'impersonal' },
})
