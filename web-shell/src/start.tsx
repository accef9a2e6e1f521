import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { CALLBACK_PATH, screenAt } from './screens.ts'
import { registerServiceWorker } from './service-worker/register.ts'
import { findsSession, placeOf } from './shell/early/paths.ts'
import { today } from './shell/first/api/clock.ts'
import { doubtOwn, forgetSettled, homeQuery } from './shell/first/data/home-query.ts'
import { createQueryClient } from './shell/first/data/query-client.ts'
import { followSignOuts, keepSignedOut, sessionQuery } from './shell/first/session/session.ts'
import { keepDay } from './shell/later/days/day-query.ts'
import { followDrafts } from './shell/later/offline/kept-drafts.ts'
import { followReads, readsKept, restoreReads } from './shell/later/offline/kept-reads.ts'
import { followQueue } from './shell/later/offline/queue/follow-queue.ts'

/** Asks for what a screen begins with, in one call, before anything is drawn. */
export function openEarly(client: QueryClient, path: string): void {
  if (keepSignedOut(client)) return
  if (findsSession(path)) void client.prefetchQuery(homeQuery(today()))
  else if (screenAt(path) && placeOf(path) !== CALLBACK_PATH) void client.prefetchQuery(sessionQuery)
}

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
  followSignOuts(client)
  followQueue(client, { adopt: keepDay, settled: forgetSettled, refused: doubtOwn, kept: readsKept })
  followDrafts(client)
  await restoreReads(client, build)
  openEarly(client, location.pathname)
  await dressed
  createRoot(root).render(<App client={client} />)
  registerServiceWorker()
}
