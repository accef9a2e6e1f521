import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { ProfileItem } from './profile.ts'

/** Names who has a role, for the list of them. Their profile decides. */
export const StaffItem = itemKind({
  label: 'Member of the staff',
  pk: 'STAFF',
  sk: '{user}',
  schema: z.object({}),
  exported: { omittedBecause: 'index' },
  erased: { keySource: ProfileItem, keyParts: { user: 'user' } },
})
