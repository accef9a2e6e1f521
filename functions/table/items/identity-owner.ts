import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { UserIdentityItem } from './user-identity.ts'

/** The user to whom an identity at an identity provider belongs. */
export const IdentityOwnerItem = itemKind({
  label: 'Owner of a sign-in elsewhere',
  pk: 'IDENTITY#{issuer}#{subject}',
  sk: 'IDENTITY',
  schema: z.object({ userId: z.string() }),
  exported: { omittedBecause: 'index' },
  erased: { keySource: UserIdentityItem, keyParts: { issuer: 'issuer', subject: 'subject' } },
})
