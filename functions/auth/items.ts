import * as z from 'zod/mini'
import { itemKind } from '../table/item-kind.ts'

/** A user's identity at an identity provider, such as Google. */
export interface ExternalIdentity {
  issuer: string
  subject: string
}

/** The OAuth state of a started Google sign-in: the values that must match when the browser returns. */
export const OAuthStateItem = itemKind({
  label: 'Google sign-in under way',
  pk: 'TRIP#{hash}',
  sk: 'TRIP',
  schema: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  exported: { omittedBecause: 'secret' },
  erased: { keptBecause: 'expires' },
})
