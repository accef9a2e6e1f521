import type { Screen } from './feature.ts'
import { registeredFeatures } from './feature-registry.ts'

/** Normalizes a path in the same way as the router does: `/Home/` becomes `/home`. */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}

/** Returns the screen at a path; `undefined` when there is none. */
export function screenAt(path: string): Screen | undefined {
  const { screens } = registeredFeatures()
  const normalized = normalizePath(path)
  return Object.hasOwn(screens, normalized) ? screens[normalized] : undefined
}

/** Whether the screen at a path needs a session. */
export function isProtected(path: string): boolean {
  const screen = screenAt(path)
  return screen !== undefined && screen.access === undefined
}

/** The screen of a pending claim. */
export const CLAIM_PATH = '/claim'

export function isClaimPath(path: string): boolean {
  return normalizePath(path) === CLAIM_PATH
}

/** Returns the path of the sign-in screen. After sign-in the user returns to `target`, a path with its query. */
export function signInPath(target: string): string {
  return `/auth?${new URLSearchParams({ next: target })}`
}

/** The screens where staff choose a longer password, and use their passkey. */
export const LONG_PASSWORD_PATH = '/staff-password'
export const PASSKEY_PATH = '/staff-passkey'

/** The path of a screen for staff, from which they return to `target`. */
export function staffPath(path: string, target: string): string {
  return `${path}?${new URLSearchParams({ next: target })}`
}

/**
 * Returns a safe target for a `next` parameter: one of our own protected screens with its query, and home for anything
 * else. It never leads to another origin.
 */
export function safeNextPath(next: string | null): string {
  if (!next || !URL.canParse(next, location.origin)) return '/home'
  const { origin, pathname, search } = new URL(next, location.origin)
  return origin === location.origin && next.startsWith(pathname) && isProtected(pathname) ? pathname + search : '/home'
}
