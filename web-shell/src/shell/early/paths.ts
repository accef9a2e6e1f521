/** Every screen that needs a session. The routes give each its screen; `next` leads to nothing else. */
export const PROTECTED_PATHS = [
  '/home',
  '/log',
  '/track',
  '/today',
  '/flare-kit',
  '/profile',
  '/trends',
  '/tools',
  '/tools/exercises',
  '/tools/food',
  '/learn',
  '/learn/manage',
  '/history',
  '/subscription',
  '/about',
  '/admin',
] as const
export type ProtectedPath = (typeof PROTECTED_PATHS)[number]

/** A path as the router compares it: `/Home/` is `/home`. */
export function placeOf(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}

/** Screens whose own first call says who is signed in, so that no other call is made to learn it. */
const FINDING_SESSION: readonly string[] = ['/home', '/log', '/track', '/today'] satisfies ProtectedPath[]

/** What helps now, and shows nothing of anybody: also while nothing can say who is signed in. */
const HELP: readonly string[] = ['/flare-kit'] satisfies ProtectedPath[]

export function isHelp(path: string): boolean {
  return HELP.includes(placeOf(path))
}

export function isProtected(path: string): boolean {
  return (PROTECTED_PATHS as readonly string[]).includes(placeOf(path))
}

export function findsSession(path: string): boolean {
  return FINDING_SESSION.includes(placeOf(path))
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
