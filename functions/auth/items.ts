import * as z from 'zod/mini'
import { itemKind } from '../table/item-kind.ts'
import { ProfileItem } from '../table/items/profile.ts'

/** A user's identity at another service that proves it, such as Google. */
export interface Elsewhere {
  issuer: string
  subject: string
}

/** Who has an address. */
export const EmailItem = itemKind({
  called: 'Owner of an address',
  pk: 'EMAIL#{address}',
  sk: 'EMAIL',
  schema: z.object({
    userId: z.string(),
    /** The sign-up that gave the address to its owner, and until when (epoch ms) it is answered again. */
    attempt: z.optional(z.string()),
    attemptUntil: z.optional(z.int()),
  }),
  exported: { not: 'index' },
  erased: { through: ProfileItem, by: { address: 'email' } },
})

/** A browser that has signed in before: it has no attributes but `ttl`, the instant (epoch s) until which it counts. */
export const KnownBrowserItem = itemKind({
  called: 'Known browsers',
  pk: 'USER#{user}',
  sk: 'KNOWN#{hash}',
  schema: z.object({ ttl: z.int() }),
  exported: 'whole',
  erased: 'with its user',
})

/** Who a user is to another service, such as Google, and since when (epoch ms). */
export const OwnIdentityItem = itemKind({
  called: 'Sign-in elsewhere',
  pk: 'USER#{user}',
  sk: 'IDENTITY#{issuer}#{subject}',
  schema: z.object({ linkedAt: z.int() }),
  exported: 'whole',
  erased: 'with its user',
})

/** To which user an identity at another service leads. */
export const IdentityItem = itemKind({
  called: 'Owner of a sign-in elsewhere',
  pk: 'IDENTITY#{issuer}#{subject}',
  sk: 'IDENTITY',
  schema: z.object({ userId: z.string() }),
  exported: { not: 'index' },
  erased: { through: OwnIdentityItem, by: { issuer: 'issuer', subject: 'subject' } },
})

/** A sign-in by Google under way: what must come back with it. */
export const TripItem = itemKind({
  called: 'Google sign-in under way',
  pk: 'TRIP#{hash}',
  sk: 'TRIP',
  schema: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  exported: { not: 'secret' },
  erased: { stays: 'expires' },
})
