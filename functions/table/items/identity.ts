import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'

/** A user's identity at an identity provider, such as Google. */
export interface ExternalIdentity {
  issuer: string
  subject: string
}

/** A user's identity at an identity provider, and since when (epoch ms) it is linked. */
export const UserIdentityItem = itemKind({
  label: 'Sign-in elsewhere',
  pk: 'USER#{user}',
  sk: 'IDENTITY#{issuer}#{subject}',
  schema: z.object({ linkedAt: z.int() }),
  exported: 'whole',
  erased: 'with its user',
})

/** The user to whom an identity at an identity provider belongs. */
export const IdentityOwnerItem = itemKind({
  label: 'Owner of a sign-in elsewhere',
  pk: 'IDENTITY#{issuer}#{subject}',
  sk: 'IDENTITY',
  schema: z.object({ userId: z.string() }),
  exported: { omittedBecause: 'index' },
  erased: { keySource: UserIdentityItem, keyParts: { issuer: 'issuer', subject: 'subject' } },
})
