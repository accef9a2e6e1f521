import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { ProfileItem } from './profile.ts'

/** Names an account that an admin made by an invitation, for the list of them. The profile decides. */
export const InvitationItem = itemKind({
  label: 'Invitation',
  pk: 'INVITATION',
  sk: '{user}',
  schema: z.object({
    /** The admin who invited. */
    by: z.string(),
    /** Epoch ms. */
    createdAt: z.int(),
  }),
  exported: { omittedBecause: 'bookkeeping' },
  erased: { keySource: ProfileItem, keyParts: { user: 'user' } },
})
