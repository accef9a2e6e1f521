import type { QueryClient } from '@tanstack/react-query'
import { SCREENS } from './screens.ts'
import { today } from './shell/clock.ts'
import { homeQuery } from './shell/home-query.ts'
import { findsSession, isProtected } from './shell/paths.ts'
import { keepSignedOut, sessionQuery } from './shell/session.ts'

/** Asks for a cold start's data, in one call, before anything is drawn. */
export function openEarly(client: QueryClient, path: string): void {
  if (keepSignedOut(client)) return
  if (findsSession(path)) void client.prefetchQuery(homeQuery(today()))
  else if (isProtected(path) || path in SCREENS) void client.prefetchQuery(sessionQuery)
}
