import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { openEarly } from './open-early.ts'
import { registerServiceWorker } from './service-worker/register.ts'
import { followReads, restoreReads } from './shell/kept-reads.ts'
import { createQueryClient } from './shell/query-client.ts'

/**
 * Starts the app in its page: brings back what was kept here, asks for what is new, and draws once `dressed`, the app's
 * sheet, is there.
 */
export async function start(dressed: Promise<unknown>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const client = createQueryClient()
  // It changes its name with every build, so it names this one.
  const build = import.meta.url
  followReads(client, build)
  await restoreReads(client, build)
  openEarly(client, location.pathname)
  await dressed
  createRoot(root).render(<App client={client} />)
  registerServiceWorker()
}
