import { Route, Routes, useLocation } from 'react-router-dom'
import './features.ts'
import type { Screen as DeclaredScreen, LoadScreen } from './shell/early/feature.ts'
import { registeredFeatures } from './shell/early/feature-registry.ts'
import { waitUntilDeviceStorageOpen } from './shell/first/data/device-storage.ts'
import { LazyScreen } from './shell/first/frame/lazy-screen.tsx'
import { NotFound } from './shell/first/frame/not-found.tsx'
import { useScrollRestoration } from './shell/first/frame/scroll-restoration.ts'
import { useSerif } from './shell/first/frame/serif.ts'
import { PublicOnly } from './shell/first/session/public-only.tsx'
import { RequireSession } from './shell/first/session/require-session.tsx'

const screenLoader =
  ({ load, usesDeviceStorage }: DeclaredScreen): LoadScreen =>
  async (isRetry) => {
    const [component] = await Promise.all([load(isRetry), usesDeviceStorage && waitUntilDeviceStorageOpen()])
    return component
  }

const routesFor = (access: DeclaredScreen['access']) =>
  Object.entries(registeredFeatures().screens)
    .filter(([, screen]) => screen.access === access)
    .map(([path, screen]) => (
      <Route
        key={path}
        path={path}
        element={<LazyScreen key={path} load={screenLoader(screen)} isRemote={screen.isRemote ?? false} />}
      />
    ))

export function AppRoutes() {
  useScrollRestoration()
  useSerif(useLocation().key)
  return (
    <Routes>
      <Route element={<PublicOnly />}>{routesFor('visitors')}</Route>
      {routesFor('everyone')}
      <Route element={<RequireSession />}>{routesFor(undefined)}</Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
