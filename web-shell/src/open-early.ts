import type { QueryClient } from '@tanstack/react-query'
import { SCREENS } from './routes.tsx'
import { today } from './shell/clock.ts'
import { homeQuery } from './shell/home-query.ts'
import { findsSession, isProtected } from './shell/paths.ts'
import { keepSignedOut, sessionQuery } from './shell/session.ts'

/** Asks for a cold start's data and code before anything is drawn: one call, and the screen's code beside it. */
export function openEarly(client: QueryClient, path: string): void {
  if (path in SCREENS) SCREENS[path as keyof typeof SCREENS]().catch(() => undefined)
  if (keepSignedOut(client)) return
  if (findsSession(path)) void client.prefetchQuery(homeQuery(today()))
  else if (isProtected(path) || path in SCREENS) void client.prefetchQuery(sessionQuery)
}
