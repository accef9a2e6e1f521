import type { Role } from '../../shared/auth/schema.ts'
import { UserCookie } from './cookies.ts'

export const sessionCookie = new UserCookie('session')

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * How long a session lives without use (`idleMs`) and in total (`absoluteMs`). 'Stay logged in' extends both, but not
 * for staff (editors and admins). Source: requirement SEC-08.
 */
const LIFETIMES = {
  browser: { idleMs: 12 * HOUR_MS, absoluteMs: DAY_MS },
  stay: { idleMs: 30 * DAY_MS, absoluteMs: 180 * DAY_MS },
  staff: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
} as const

/** The user's choice at sign-in: until the browser closes, or 'Stay logged in'. */
export type Lifetime = 'browser' | 'stay'

export interface Session {
  createdAt: number
  usedAt: number
  lifetime: Lifetime
  /** When a passkey was last used in it (epoch ms). Absent when none was. */
  passkeyAt?: number
}

/** The lifetime that a session gets. A user with a role never gets one that outlives the browser. */
export function effectiveLifetime(roles: readonly Role[], chosen: Lifetime): Lifetime {
  return roles.length ? 'browser' : chosen
}

/** `roles` are the current ones: a role that is granted after sign-in shortens the session at once. */
function limitsOf(lifetime: Lifetime, roles: readonly Role[]) {
  return LIFETIMES[roles.length ? 'staff' : lifetime]
}

/** Whether a session may still be used at `now` (epoch ms). */
export function isSessionValid({ createdAt, usedAt, lifetime }: Session, roles: readonly Role[], now: number): boolean {
  const { idleMs, absoluteMs } = limitsOf(lifetime, roles)
  return now < usedAt + idleMs && now < createdAt + absoluteMs
}

/** Whether the stored last use is at least an hour old, so that the new use is written. */
export function isLastUseOutdated({ usedAt }: Pick<Session, 'usedAt'>, now: number): boolean {
  return now >= usedAt + HOUR_MS
}

/** The cookie's `Max-Age` in seconds; `undefined` for a cookie that ends when the browser closes. */
export function cookieMaxAgeS(lifetime: Lifetime): number | undefined {
  return lifetime === 'stay' ? LIFETIMES.stay.absoluteMs / 1000 : undefined
}

/** The session item's `ttl` (epoch s): from then on the table may delete it. */
export function sessionTtlS({ createdAt, lifetime }: Pick<Session, 'createdAt' | 'lifetime'>): number {
  return Math.ceil((createdAt + LIFETIMES[lifetime].absoluteMs) / 1000)
}
