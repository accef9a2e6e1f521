import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { ProfileItem } from './profile.ts'

/** An account whose making began and was not noted as finished. */
export const UnfinishedItem = itemKind({
  called: 'Unfinished account',
  pk: 'UNFINISHED',
  sk: '{user}',
  schema: z.object({ createdAt: z.int() }),
  exported: { not: 'bookkeeping' },
  erased: { through: ProfileItem, by: { user: 'user' } },
})
