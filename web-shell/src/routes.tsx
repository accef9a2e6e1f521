import { Route, Routes } from 'react-router-dom'
import './features.ts'
import { whatIs } from './shell/early/declared.ts'
import type { Screen as Declared, LoadScreen } from './shell/early/feature.ts'
import { deviceOpened } from './shell/first/data/device.ts'
import { NotFound } from './shell/first/frame/not-found.tsx'
import { Screen } from './shell/first/frame/screen.tsx'
import { useScrollMemory } from './shell/first/frame/scroll.ts'
import { PublicOnly } from './shell/first/session/public-only.tsx'
import { RequireSession } from './shell/first/session/require-session.tsx'

const loaderOf =
  ({ load, keeps }: Declared): LoadScreen =>
  async (isRetry) => {
    const [component] = await Promise.all([load(isRetry), keeps && deviceOpened()])
    return component
  }

const routesFor = (who: Declared['who']) =>
  Object.entries(whatIs().screens)
    .filter(([, screen]) => screen.who === who)
    .map(([path, screen]) => (
      <Route
        key={path}
        path={path}
        element={<Screen key={path} load={loaderOf(screen)} apart={screen.isApart ?? false} />}
      />
    ))

export function AppRoutes() {
  useScrollMemory()
  return (
    <Routes>
      <Route element={<PublicOnly />}>{routesFor('guests')}</Route>
      {routesFor('everybody')}
      <Route element={<RequireSession />}>{routesFor(undefined)}</Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
