import * as z from 'zod/mini'

/** The kinds of mailed links. */
export const MailedLinkKind = z.enum(['magic', 'recovery', 'verify', 'invite', 'email-change'])
export type MailedLinkKind = z.infer<typeof MailedLinkKind>

/** The kinds of links: the mailed ones, and `claim`, which the browser of a claim gets as a cookie. */
export const LinkKind = z.enum([...MailedLinkKind.options, 'claim'])
export type LinkKind = z.infer<typeof LinkKind>

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

interface LinkSpec {
  /** The validity from the moment it is sent. */
  validForMs: number
  /** Path and query of the screen that it opens. The token follows as the fragment. */
  screenPath: `/${string}`
  /** The effect of its use. */
  effect: 'sign-in' | 'set-password' | 'confirm' | 'change-email'
}

/** The properties of each kind of link. Source: requirements AUTH-04 to AUTH-07, AUTH-14 and AUTH-16. */
export const LINKS: Record<LinkKind, LinkSpec> = {
  magic: { validForMs: 15 * MINUTE_MS, screenPath: '/auth?type=magic', effect: 'sign-in' },
  recovery: { validForMs: 30 * MINUTE_MS, screenPath: '/reset-password', effect: 'set-password' },
  verify: { validForMs: 3 * DAY_MS, screenPath: '/auth?type=signup', effect: 'confirm' },
  invite: { validForMs: 7 * DAY_MS, screenPath: '/auth?type=invite', effect: 'set-password' },
  'email-change': { validForMs: 60 * MINUTE_MS, screenPath: '/auth?type=email-change', effect: 'change-email' },
  claim: { validForMs: 30 * MINUTE_MS, screenPath: '/reset-password', effect: 'set-password' },
}

/** Masks an address so that its owner recognizes it and others learn little: `m…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
