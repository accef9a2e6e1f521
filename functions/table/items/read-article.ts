import * as z from 'zod/mini'
import { Instant } from '../../../shared/time/schema.ts'
import { itemKind } from '../item-kind.ts'

/** The user has opened an article at least once, since this instant. Home reads it with the session. Source: HOME-04. */
export const ReadArticleItem = itemKind({
  label: 'First article read',
  pk: 'USER#{user}',
  sk: 'ME#READARTICLE',
  schema: z.object({ at: Instant }),
  exported: { omittedBecause: 'bookkeeping' },
  erased: 'with its user',
})
