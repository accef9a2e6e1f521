import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSignedOut } from '../api/api-problem.ts'
import { notifyError } from '../messages/notify.tsx'
import { endSession } from '../session/session.ts'

/** So long, in milliseconds, what was read is not asked for again. */
export const FRESH_MS = 30_000

declare module '@tanstack/react-query' {
  interface Register {
    /** `keepsScreen`: a refusal for want of a session is shown where it happened, so that what was typed stays in sight. */
    mutationMeta: { keepsScreen?: true }
  }
}

/**
 * The cache of everything read. `call` repeats what is worth repeating, so nothing is repeated here. A reply that
 * nobody is signed in ends the session wherever it arrives; no other failure does. What was read before stays on
 * screen when reading it again fails; without a network the bar says why, and once is enough.
 */
export function createQueryClient(): QueryClient {
  // It believes in a network until it hears otherwise; then the return of one that was missing from the start is no news.
  onlineManager.setOnline(navigator.onLine)
  const client = new QueryClient({
    defaultOptions: {
      // What was read stays, for when there is no network; it is little, and signing in or out clears it.
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: FRESH_MS,
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isSignedOut(error)) endSession(client)
        else if (query.state.data !== undefined && navigator.onLine) notifyError(error, () => void query.fetch())
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isSignedOut(error) && !mutation.meta?.keepsScreen) endSession(client)
      },
    }),
  })
  return client
}
