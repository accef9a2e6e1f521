import * as z from 'zod/mini'
import { itemKind } from '../table/item-kind.ts'
import { ProfileItem } from '../table/items/profile.ts'
import { UserIdentityItem } from '../table/items/user-identity.ts'
import { accountAddress } from '../table/records/mailboxes.ts'

/** A user's identity at an identity provider, such as Google. */
export interface ExternalIdentity {
  issuer: string
  subject: string
}

const ownerKind = itemKind({
  label: 'Owner of an address',
  pk: 'EMAIL#{address}',
  sk: 'EMAIL',
  schema: z.object({
    userId: z.string(),
    /** The hash of the sign-up attempt that created the account. */
    attempt: z.optional(z.string()),
    /** Until when (epoch ms) this attempt may be repeated. */
    attemptUntil: z.optional(z.int()),
  }),
  exported: { omittedBecause: 'index' },
  erased: { keySource: ProfileItem, keyParts: { address: 'email' } },
})

/** The owner of an e-mail address, however it is spelled. */
export const EmailOwnerItem = {
  ...ownerKind,
  key: ({ address }: { address: string }) => ownerKind.key({ address: accountAddress(address) }),
}

/** The user to whom an identity at an identity provider belongs. */
export const IdentityOwnerItem = itemKind({
  label: 'Owner of a sign-in elsewhere',
  pk: 'IDENTITY#{issuer}#{subject}',
  sk: 'IDENTITY',
  schema: z.object({ userId: z.string() }),
  exported: { omittedBecause: 'index' },
  erased: { keySource: UserIdentityItem, keyParts: { issuer: 'issuer', subject: 'subject' } },
})

/** The OAuth state of a started Google sign-in: the values that must match when the browser returns. */
export const OAuthStateItem = itemKind({
  label: 'Google sign-in under way',
  pk: 'TRIP#{hash}',
  sk: 'TRIP',
  schema: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  exported: { omittedBecause: 'secret' },
  erased: { keptBecause: 'expires' },
})
