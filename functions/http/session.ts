import { createHash, randomBytes } from 'node:crypto'
import { parseUserId, type SessionHash, type UserId } from '../table/keys.ts'

const COOKIE = '__Host-session'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a session lives without use and in all, in milliseconds. 'Stay logged in' lengthens both. */
const LIFETIMES = {
  browser: { idleMs: 12 * HOUR_MS, absoluteMs: DAY_MS },
  stay: { idleMs: 30 * DAY_MS, absoluteMs: 180 * DAY_MS },
} as const

export type Lifetime = keyof typeof LIFETIMES

/** What the browser presents: a user id that is not yet believed, and a secret that proves it. */
export interface Claim {
  userId: UserId
  hash: SessionHash
}

function hashOf(secret: string): SessionHash {
  return createHash('sha256').update(secret).digest('base64url') as SessionHash
}

/** A new 256-bit session: the cookie for the browser and the hash that is all the table keeps. */
export function mintSession(userId: UserId, lifetime: Lifetime): { cookie: string; hash: SessionHash } {
  const secret = randomBytes(32).toString('base64url')
  const maxAge = lifetime === 'stay' ? `; Max-Age=${LIFETIMES.stay.absoluteMs / 1000}` : ''
  const cookie = `${COOKIE}=${userId}.${secret}; Path=/; Secure; HttpOnly; SameSite=Strict${maxAge}`
  return { cookie, hash: hashOf(secret) }
}

export const CLEARED_COOKIE = `${COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`

/** Reads the session cookie among an event's cookies; `undefined` when there is none of the right form. */
export function readClaim(cookies: readonly string[] = []): Claim | undefined {
  const value = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  const [id = '', secret = ''] = value?.split('.') ?? []
  const userId = parseUserId(id)
  return userId && secret ? { userId, hash: hashOf(secret) } : undefined
}

/** Whether a session may still be used at `now` (epoch ms). */
export function isAlive(session: { createdAt: number; usedAt: number; lifetime: Lifetime }, now: number): boolean {
  const { idleMs, absoluteMs } = LIFETIMES[session.lifetime]
  return now < session.usedAt + idleMs && now < session.createdAt + absoluteMs
}

/** Whether the last use is old enough to be written again: at most once an hour. */
export function isUseStale(session: { usedAt: number }, now: number): boolean {
  return now >= session.usedAt + HOUR_MS
}

/** When the table may forget the session, in epoch seconds. */
export function forgottenAt({ createdAt, lifetime }: { createdAt: number; lifetime: Lifetime }): number {
  return Math.ceil((createdAt + LIFETIMES[lifetime].absoluteMs) / 1000)
}
