import { whatIs } from './declared.ts'
import type { Screen } from './feature.ts'

/** A path as the router compares it: `/Home/` is `/home`. */
export function placeOf(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}

/** The screen at a path; `undefined` where there is none. */
export function screenAt(path: string): Screen | undefined {
  const { screens } = whatIs()
  const place = placeOf(path)
  return Object.hasOwn(screens, place) ? screens[place] : undefined
}

/** Whether there is a screen at a path for those who are signed in. */
export function isProtected(path: string): boolean {
  const screen = screenAt(path)
  return screen !== undefined && screen.who === undefined
}

/** The sign-in screen's address that leads back to `wanted`, a path with its query. */
export function signInPath(wanted: string): string {
  return `/auth?${new URLSearchParams({ next: wanted })}`
}

/**
 * Where a `next` parameter may lead: one of our own protected screens, with its query. Anything else, another origin
 * above all, is home.
 */
export function safeNext(next: string | null): string {
  if (!next || !URL.canParse(next, location.origin)) return '/home'
  const { origin, pathname, search } = new URL(next, location.origin)
  return origin === location.origin && next.startsWith(pathname) && isProtected(pathname) ? pathname + search : '/home'
}
