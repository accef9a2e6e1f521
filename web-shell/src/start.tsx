import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerServiceWorker } from './service-worker/register.ts'
import { loadKeeper } from './shell/early/loaders.ts'
import { screenAt } from './shell/early/paths.ts'
import { today } from './shell/first/api/clock.ts'
import { followDevice } from './shell/first/data/device.ts'
import { homeQuery } from './shell/first/data/home-query.ts'
import { createQueryClient } from './shell/first/data/query-client.ts'
import { followSignOuts, keepSignedOut, sessionQuery } from './shell/first/session/session.ts'

/** The app does not wait for a slow disk. */
const PATIENCE_MS = 1_000

/** Asks for what a screen begins with, in one call, before anything is drawn. */
export function openEarly(client: QueryClient, path: string): void {
  if (keepSignedOut(client)) return
  const screen = screenAt(path)
  if (screen?.beginsWithHome) void client.prefetchQuery(homeQuery(today()))
  else if (screen && screen.who !== 'everybody') void client.prefetchQuery(sessionQuery)
}

/**
 * Starts the app in its page: brings back what was kept here, asks for what is new, and draws once `dressed`, the app's
 * sheet, is there.
 */
export async function start(dressed: Promise<unknown>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const client = createQueryClient()
  followSignOuts(client)
  // A build's file changes its name with it, so that names this one.
  const device = followDevice(client, async () => (await loadKeeper()).startKeeper(client, import.meta.url))
  await Promise.race([device.restored(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  openEarly(client, location.pathname)
  await dressed
  createRoot(root).render(<App client={client} />)
  registerServiceWorker()
}
