import { LINKS, type LinkKind } from '../../shared/auth/mail-links.ts'
import type { StoredLink } from '../table/items/link.ts'

const MINUTE_MS = 60_000
/** While an unused link is younger, the same mail is not sent again: the mail is slow, or a stranger asked. */
const YOUNG_MS = 10 * MINUTE_MS
/** A link that is valid for longer still serves the owner who asks again. */
const LASTING_MS = 10 * MINUTE_MS
/** The spacing: the time between two links of one kind that strangers can cause. With two kinds that is four mails an hour. */
const SPACING_MS = 30 * MINUTE_MS
/** The longest time for which a job can wait in the queue (the maximum of SQS). */
export const MAX_WAIT_MS = 15 * MINUTE_MS
/** While the mail of a link may still be on its way to the mail service. */
const IN_FLIGHT_MS = MINUTE_MS
/** The queue may deliver a job that waited a little later. */
const QUEUE_DELAY_MS = MINUTE_MS

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
  /** Whether the owner has not used up the mails that they may get ahead of the spacing. */
  mayBeEarly: boolean
  hasWaited: boolean
  now: number
}

/**
 * `send-early`: the link is sent ahead of the spacing. Only what the owner has done causes that. `stands`: no link is
 * needed, because the previous one serves the request.
 */
export type LinkDecision = 'send' | 'send-early' | 'stands' | 'skip' | number

/**
 * Decides whether a requested link is sent, is not needed, or must wait (ms). Whatever strangers request, the owner has
 * a valid link at most 15 minutes after a request, and after 30 if they have used up their early mails. A stranger can
 * neither invalidate a link that is younger than ten minutes or valid for ten more, nor cause more than one mail of a
 * kind in 30 minutes. A link that was used shows that the owner got it, so the next one is sent early, as in a known
 * browser. Source: requirement SEC-12.
 */
export function timeLink(previous: StoredLink | undefined, timing: LinkTiming): LinkDecision {
  const { fromKnownBrowser, mayBeEarly, validSince, now } = timing
  if (isOutdated(timing)) return 'skip'
  // The end of access deletes links, and with them their spacing. So that instant counts as a mail.
  if (!previous) return whenFree(validSince + SPACING_MS, mayBeEarly, now)
  if (isAnswered(previous, timing)) return 'skip'
  const isUsable = isUsableLink(previous, timing)
  if (isUsable && isEnough(previous, timing)) return 'stands'
  return whenFree((previous.spacedAt ?? 0) + SPACING_MS, mayBeEarly && (fromKnownBrowser || !isUsable), now)
}

/** A link that the spacing allows from `freeAt` on is sent then, or now if it may be early. */
function whenFree(freeAt: number, mayBeEarly: boolean, now: number): LinkDecision {
  if (now >= freeAt) return 'send'
  return mayBeEarly ? 'send-early' : Math.min(freeAt - now, MAX_WAIT_MS)
}

/** Whether a request is too old, or all access that was asked for earlier has ended, so its link would be refused. */
function isOutdated({ kind, askedAt, validSince, hasWaited, now }: LinkTiming): boolean {
  const waitedMs = hasWaited ? MAX_WAIT_MS + QUEUE_DELAY_MS : 0
  return askedAt < validSince || now >= askedAt + LINKS[kind].validForMs + waitedMs
}

/** Whether the link of this request was sent or used, or a newer request has replaced it. */
function isAnswered(previous: StoredLink, { requestId, askedAt }: LinkTiming): boolean {
  if (previous.requestId !== requestId) return previous.askedAt > askedAt
  return previous.sent === true || previous.hash === undefined
}

const createdAtOf = ({ expiresAt }: StoredLink, { kind }: LinkTiming) => expiresAt - LINKS[kind].validForMs

/**
 * Whether a link of another request was not used, has arrived or is on its way, and is for the account as it is now. It
 * may have expired.
 */
function isUsableLink(previous: StoredLink, timing: LinkTiming): boolean {
  const { requestId, email, validSince, arrivesSince = 0, now } = timing
  const createdAt = createdAtOf(previous, timing)
  const mayArrive = previous.sent || now < createdAt + IN_FLIGHT_MS
  const isForAccount = previous.email === email && previous.askedAt >= validSince
  const isUnused = previous.requestId !== requestId && previous.hash !== undefined
  return isUnused && isForAccount && mayArrive && createdAt > arrivesSince
}

/** Whether a usable link serves the owner who asks again: it is young or, except for a known browser, lasts. */
function isEnough(previous: StoredLink, timing: LinkTiming): boolean {
  const { fromKnownBrowser, mayBeEarly, now } = timing
  if (now < createdAtOf(previous, timing) + YOUNG_MS) return true
  return !(fromKnownBrowser && mayBeEarly) && now <= previous.expiresAt - LASTING_MS
}
