import { Route, Routes } from 'react-router-dom'
import { NotFound } from './shell/not-found.tsx'
import { PROTECTED_PATHS, type ProtectedPath } from './shell/paths.ts'
import { PublicOnly } from './shell/public-only.tsx'
import { RequireSession } from './shell/require-session.tsx'
import { type LoadScreen, Screen } from './shell/screen.tsx'
import { useScrollMemory } from './shell/scroll.ts'

const PUBLIC_PATHS = ['/', '/auth'] as const

const log = () => import('./features/days/page.tsx').then(({ LogPage }) => LogPage)

const upcoming = () => import('./features/upcoming/page.tsx').then(({ UpcomingPage }) => UpcomingPage)

/** The code of each screen, loaded when it is wanted. */
export const SCREENS = {
  '/': () => import('./features/entry/page.tsx').then(({ EntryPage }) => EntryPage),
  '/auth': () => import('./features/auth/page.tsx').then(({ AuthPage }) => AuthPage),
  '/home': () => import('./features/home/page.tsx').then(({ HomePage }) => HomePage),
  '/log': log,
  '/track': log,
  '/flare-kit': () => import('./features/flare-kit/page.tsx').then(({ FlareKitPage }) => FlareKitPage),
  '/profile': () => import('./features/profile/page.tsx').then(({ ProfilePage }) => ProfilePage),
  '/trends': upcoming,
  '/tools': upcoming,
  '/tools/exercises': upcoming,
  '/tools/food': upcoming,
  '/learn': upcoming,
  '/learn/manage': upcoming,
  '/history': upcoming,
  '/subscription': upcoming,
  '/about': upcoming,
  '/admin': upcoming,
} satisfies Record<ProtectedPath | (typeof PUBLIC_PATHS)[number], LoadScreen>

const toRoute = (path: keyof typeof SCREENS) => (
  <Route key={path} path={path} element={<Screen key={path} load={SCREENS[path]} />} />
)

export function AppRoutes() {
  useScrollMemory()
  return (
    <Routes>
      <Route element={<PublicOnly />}>{PUBLIC_PATHS.map(toRoute)}</Route>
      <Route element={<RequireSession />}>{PROTECTED_PATHS.map(toRoute)}</Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
