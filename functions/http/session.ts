import type { Role } from '../../shared/auth/schema.ts'
import { ClaimCookie } from './cookies.ts'

export const sessionCookie = new ClaimCookie('session')

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * How long a session lives without use and in all, in milliseconds. 'Stay logged in' lengthens both; who keeps other
 * people's house gets neither. Source: requirement SEC-08.
 */
const LIFETIMES = {
  browser: { idleMs: 12 * HOUR_MS, absoluteMs: DAY_MS },
  stay: { idleMs: 30 * DAY_MS, absoluteMs: 180 * DAY_MS },
  staff: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
} as const

/** What the person chose at sign-in. */
export type Lifetime = 'browser' | 'stay'

interface Session {
  createdAt: number
  usedAt: number
  lifetime: Lifetime
}

/** The lifetime that somebody's session gets: the house's keepers none that outlives the browser. */
export function lifetimeFor(roles: readonly Role[], chosen: Lifetime): Lifetime {
  return roles.length ? 'browser' : chosen
}

/** A role that was given after sign-in counts at once. */
function limitsOf(lifetime: Lifetime, roles: readonly Role[]) {
  return LIFETIMES[roles.length ? 'staff' : lifetime]
}

/** Whether a session may still be used at `now` (epoch ms). */
export function isAlive({ createdAt, usedAt, lifetime }: Session, roles: readonly Role[], now: number): boolean {
  const { idleMs, absoluteMs } = limitsOf(lifetime, roles)
  return now < usedAt + idleMs && now < createdAt + absoluteMs
}

/** Whether the last use is old enough to be written again: at most once an hour. */
export function isUseStale({ usedAt }: Pick<Session, 'usedAt'>, now: number): boolean {
  return now >= usedAt + HOUR_MS
}

/** How long the browser keeps the cookie, in seconds; `undefined` until the browser closes. */
export function cookieAgeS(lifetime: Lifetime): number | undefined {
  return lifetime === 'stay' ? LIFETIMES.stay.absoluteMs / 1000 : undefined
}

/** When the table may forget the session, in epoch seconds. */
export function forgottenAt({ createdAt, lifetime }: Pick<Session, 'createdAt' | 'lifetime'>): number {
  return Math.ceil((createdAt + LIFETIMES[lifetime].absoluteMs) / 1000)
}
