import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { ProfileItem } from './profile.ts'

/** Marks an account whose creation has started. Deleted when the creation finishes. */
export const UnfinishedAccountItem = itemKind({
  label: 'Unfinished account',
  pk: 'UNFINISHED',
  sk: '{user}',
  schema: z.object({ createdAt: z.int() }),
  exported: { omittedBecause: 'bookkeeping' },
  erased: { keySource: ProfileItem, keyParts: { user: 'user' } },
})
