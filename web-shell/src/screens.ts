import type { RemoteName } from '../../shared/remotes.ts'
import { type ProtectedPath, placeOf } from './shell/early/paths.ts'
import type { LoadScreen } from './shell/first/frame/screen.tsx'

export const PUBLIC_PATHS = ['/', '/auth', '/reset-password'] as const
/** Where Google leads back to: whoever is signed in here meanwhile, what it brings counts. */
export const CALLBACK_PATH = '/auth/callback'

const auth = () => import('./features/auth/page.tsx').then(({ AuthPage }) => AuthPage)

const days = () => import('./features/days/page.tsx')
const log = () => days().then(({ LogPage }) => LogPage)

const managing = () => import('./features/days/managing.tsx').then(({ Managing }) => Managing)

const flareKit = () => import('./features/flare-kit/page.tsx').then(({ flareKitWith }) => flareKitWith(managing))

const upcoming = () => import('./features/upcoming/page.tsx').then(({ UpcomingPage }) => UpcomingPage)

/** The screens that are deployed apart. */
export const APART: readonly string[] = ['/learn', '/learn/manage', '/admin'] satisfies ProtectedPath[]

/** One of those; what loads it comes with the first of them. */
const from = (remote: RemoteName, path: ProtectedPath) => (isRetry: boolean) =>
  import('./shell/later/remotes/load-remote.ts').then(({ loadRemoteScreen }) => loadRemoteScreen(remote, path, isRetry))

/** The code of each screen, loaded when it is wanted. */
export const SCREENS = {
  '/': () => import('./features/entry/page.tsx').then(({ EntryPage }) => EntryPage),
  '/auth': auth,
  '/reset-password': auth,
  [CALLBACK_PATH]: () => import('./features/auth/callback.tsx').then(({ CallbackPage }) => CallbackPage),
  '/home': () => import('./home-screen.tsx').then(({ HomeScreen }) => HomeScreen),
  '/log': log,
  '/track': log,
  '/today': () => days().then(({ TodayPage }) => TodayPage),
  '/flare-kit': flareKit,
  '/profile': () => import('./features/profile/page.tsx').then(({ ProfilePage }) => ProfilePage),
  '/trends': upcoming,
  '/tools': upcoming,
  '/tools/exercises': upcoming,
  '/tools/food': upcoming,
  '/learn': from('learn', '/learn'),
  '/learn/manage': from('admin', '/learn/manage'),
  '/history': () => import('./features/days/history/page.tsx').then(({ HistoryPage }) => HistoryPage),
  '/subscription': upcoming,
  '/about': upcoming,
  '/admin': from('admin', '/admin'),
} satisfies Record<ProtectedPath | (typeof PUBLIC_PATHS)[number] | typeof CALLBACK_PATH, LoadScreen>

/** The code of the screen at a path; `undefined` where there is none. */
export function screenAt(path: string): LoadScreen | undefined {
  return (SCREENS as Record<string, LoadScreen>)[placeOf(path)]
}

/** Fetches the code of the screen at a path, if there is one, before it is drawn. */
export function loadScreen(path: string): void {
  screenAt(path)?.(false).catch(() => undefined)
}
