import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerServiceWorker } from './service-worker/register.ts'
import { registeredFeatures } from './shell/early/feature-registry.ts'
import { loadDeviceStorage } from './shell/early/loaders.ts'
import { screenAt } from './shell/early/paths.ts'
import { today } from './shell/first/api/clock.ts'
import { watchDeviceStorage } from './shell/first/data/device-storage.ts'
import { homeQuery } from './shell/first/data/home-query.ts'
import { createQueryClient } from './shell/first/data/query-client.ts'
import { loadSerif } from './shell/first/frame/serif.ts'
import { applyPendingSignOut, sessionQuery, watchSignOuts } from './shell/first/session/session.ts'

/** The longest wait for storage on a slow disk. */
const STORAGE_TIMEOUT_MS = 1_000

/** Starts the first request of the screen before the first render. */
export function prefetchFirstQuery(client: QueryClient, path: string): void {
  if (applyPendingSignOut(client)) return
  const screen = screenAt(path)
  if (screen?.beginsWithHome) void client.prefetchQuery(homeQuery(today()))
  else if (screen && screen.access !== 'everyone') void client.prefetchQuery(sessionQuery)
}

/**
 * Starts the app in its page: restores what this device has stored, requests new data, and renders when
 * `styleSheetLoaded` resolves.
 */
export async function start(styleSheetLoaded: Promise<unknown>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const serifLoaded = loadSerif()
  const client = createQueryClient()
  watchSignOuts(client)
  // The file name contains a hash of the build, so it identifies this build.
  const device = watchDeviceStorage(client, async () => {
    const [storage, kinds] = await Promise.all([loadDeviceStorage(), registeredFeatures().operations()])
    return storage.startDeviceStorage(client, import.meta.url, kinds)
  })
  await Promise.race([device.restored(), new Promise((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS))])
  prefetchFirstQuery(client, location.pathname)
  await Promise.all([styleSheetLoaded, serifLoaded])
  createRoot(root).render(<App client={client} />)
  registerServiceWorker()
}
