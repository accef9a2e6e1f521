import { Route, Routes } from 'react-router-dom'
import { APART, CALLBACK_PATH, PUBLIC_PATHS, SCREENS } from './screens.ts'
import { PROTECTED_PATHS } from './shell/early/paths.ts'
import { NotFound } from './shell/first/frame/not-found.tsx'
import { Screen } from './shell/first/frame/screen.tsx'
import { useScrollMemory } from './shell/first/frame/scroll.ts'
import { PublicOnly } from './shell/first/session/public-only.tsx'
import { RequireSession } from './shell/first/session/require-session.tsx'

const toRoute = (path: keyof typeof SCREENS) => (
  <Route key={path} path={path} element={<Screen key={path} load={SCREENS[path]} apart={APART.includes(path)} />} />
)

export function AppRoutes() {
  useScrollMemory()
  return (
    <Routes>
      <Route element={<PublicOnly />}>{PUBLIC_PATHS.map(toRoute)}</Route>
      {toRoute(CALLBACK_PATH)}
      <Route element={<RequireSession />}>{PROTECTED_PATHS.map(toRoute)}</Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
