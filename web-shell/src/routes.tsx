import { Route, Routes } from 'react-router-dom'
import { APART, CALLBACK_PATH, PUBLIC_PATHS, SCREENS } from './screens.ts'
import { NotFound } from './shell/not-found.tsx'
import { PROTECTED_PATHS } from './shell/paths.ts'
import { PublicOnly } from './shell/public-only.tsx'
import { RequireSession } from './shell/require-session.tsx'
import { Screen } from './shell/screen.tsx'
import { useScrollMemory } from './shell/scroll.ts'

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
