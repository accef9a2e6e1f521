import { randomBytes } from 'node:crypto'
import { LinkKind } from '../../../shared/auth/mail-links.ts'
import { hashOf } from '../hash.ts'
import { type Hash, parseUserId, type UserId } from '../keys.ts'

/** The parsed token of a mailed link. Do not trust it until its hash is found in the table. */
export interface ParsedLinkToken {
  kind: LinkKind
  userId: UserId
  hash: Hash
}

/**
 * Creates a token, `kind.userId.secret`, with a 256-bit secret. The table stores only `hash`.
 * Source: requirement SEC-10.
 */
export function createLinkToken(kind: LinkKind, userId: UserId): { token: string; hash: Hash } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `${kind}.${userId}.${secret}`, hash: hashOf(secret) }
}

/** Parses a token. Returns `undefined` when its form is wrong, for example when a mail program truncated it. */
export function parseLinkToken(token: string): ParsedLinkToken | undefined {
  const [kind, id = '', secret = '', ...more] = token.split('.')
  const userId = parseUserId(id)
  const linkKind = LinkKind.safeParse(kind).data
  return linkKind && userId && secret && !more.length ? { kind: linkKind, userId, hash: hashOf(secret) } : undefined
}
