import * as z from 'zod/mini'

/** Every kind of link that is mailed. */
export const LinkKind = z.enum(['magic', 'recovery', 'verify', 'invite', 'email-change'])
export type LinkKind = z.infer<typeof LinkKind>

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

interface LinkSpec {
  /** How long it can be used once it is sent. */
  lastsMs: number
  /** The screen that it opens; the token follows as the fragment. */
  opens: `/${string}`
  /** What using it does. */
  does: 'sign-in' | 'set-password' | 'confirm' | 'change-email'
}

/** What sets the kinds apart. Source: requirements AUTH-04 to AUTH-07, AUTH-14 and AUTH-16. */
export const LINKS: Record<LinkKind, LinkSpec> = {
  magic: { lastsMs: 15 * MINUTE_MS, opens: '/auth?type=magic', does: 'sign-in' },
  recovery: { lastsMs: 30 * MINUTE_MS, opens: '/reset-password', does: 'set-password' },
  verify: { lastsMs: 3 * DAY_MS, opens: '/auth?type=signup', does: 'confirm' },
  invite: { lastsMs: 7 * DAY_MS, opens: '/auth?type=invite', does: 'set-password' },
  'email-change': { lastsMs: 60 * MINUTE_MS, opens: '/auth?type=email-change', does: 'change-email' },
}

/** An address of which its owner knows which it is, and nobody else learns much: `m…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
