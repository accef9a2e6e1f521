import { randomBytes } from 'node:crypto'
import { LinkKind } from '../../../shared/auth/mail-links.ts'
import { hashOf } from '../hash.ts'
import { type Hash, parseUserId, type UserId } from '../keys.ts'

/** What a mailed link says of itself: not believed until its hash is found. */
export interface LinkClaim {
  kind: LinkKind
  userId: UserId
  hash: Hash
}

/** A new 256-bit token, `kind.userId.secret`, and the hash that is all the table keeps. Source: requirement SEC-10. */
export function newToken(kind: LinkKind, userId: UserId): { token: string; hash: Hash } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `${kind}.${userId}.${secret}`, hash: hashOf(secret) }
}

/** Reads a token; `undefined` when it has not the form of one, as when a mail program cut it. */
export function readToken(token: string): LinkClaim | undefined {
  const [kind, id = '', secret = '', ...more] = token.split('.')
  const userId = parseUserId(id)
  const known = LinkKind.safeParse(kind).data
  return known && userId && secret && !more.length ? { kind: known, userId, hash: hashOf(secret) } : undefined
}
