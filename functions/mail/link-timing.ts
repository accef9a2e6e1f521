import { LINKS, type LinkKind } from '../../shared/auth/mail-links.ts'
import type { StoredLink } from '../table/items/link.ts'

const MINUTE_MS = 60_000
/** While an unused link is younger, the same mail is not sent again: the mail is slow, or a stranger asked. */
const YOUNG_MS = 10 * MINUTE_MS
/** A link that is valid for longer still serves the owner who asks again. */
const LASTING_MS = 10 * MINUTE_MS
/** The time between two links of one kind that strangers can cause. With two kinds that is four mails an hour. */
const STRANGER_INTERVAL_MS = 30 * MINUTE_MS
/** The longest time for which a job can wait in the queue (the maximum of SQS). */
export const MAX_WAIT_MS = 15 * MINUTE_MS

export interface LinkTiming {
  kind: LinkKind
  /** The account's address now, and since when (epoch ms) its links are valid. */
  email: string
  validSince: number
  /** When the address last refused mail or was proven again (epoch ms). A link from before may not have arrived. */
  arrivesSince?: number
  askedAt: number
  /** The id of the job. */
  requestId: string
  fromKnownBrowser: boolean
  hasWaited: boolean
  now: number
}

/**
 * Decides whether a requested link is sent, is not needed, or must wait (ms). Whatever strangers request, the owner has
 * a valid link at most 15 minutes after a request. A stranger can neither invalidate a link that is younger than ten
 * minutes or valid for ten more, nor cause more than one mail of a kind in 30 minutes. A link that was used shows that
 * the owner got it, so the next one is sent at once. Source: requirement SEC-12.
 */
export function timeLink(previous: StoredLink | undefined, timing: LinkTiming): 'send' | 'skip' | number {
  const { kind, askedAt, validSince, requestId, fromKnownBrowser, hasWaited, now } = timing
  // All access that was asked for earlier has ended, so the link would be refused.
  if (askedAt < validSince) return 'skip'
  if (now >= askedAt + LINKS[kind].validForMs + (hasWaited ? MAX_WAIT_MS : 0)) return 'skip'
  if (!previous) return 'send'
  const isSameRequest = previous.requestId === requestId
  if (isSameRequest) return previous.hash && !previous.sent ? 'send' : 'skip'
  if (previous.askedAt > askedAt) return 'skip'
  const createdAt = previous.expiresAt - LINKS[kind].validForMs
  if (!isUsable(previous, createdAt, timing)) return 'send'
  if (now < createdAt + YOUNG_MS) return 'skip'
  if (fromKnownBrowser) return 'send'
  if (now <= previous.expiresAt - LASTING_MS) return 'skip'
  const freeAt = (previous.strangerAt ?? 0) + STRANGER_INTERVAL_MS
  return now >= freeAt ? 'send' : Math.min(freeAt - now, MAX_WAIT_MS)
}

/** Whether a link was not used, has arrived, and is for the account as it is now. It may have expired. */
const isUsable = ({ hash, email, askedAt }: StoredLink, createdAt: number, account: LinkTiming) =>
  hash !== undefined &&
  email === account.email &&
  askedAt >= account.validSince &&
  createdAt > (account.arrivesSince ?? 0)
