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

/** Marks a recording of the product as delivered, in its last revision. */
export const DeliveredRecordingItem = itemKind({
  label: 'Delivered recording',
  pk: 'AUDIO',
  sk: 'DELIVERED#{name}',
  schema: z.object({ recordingId: z.string(), revision: z.string() }),
  exported: { omittedBecause: 'impersonal' },
  erased: { keptBecause: 'impersonal' },
})
