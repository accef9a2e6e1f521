import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isClaimPending, isNotSignedIn } from '../api/api-problem.ts'
import { notifyError } from '../messages/toast.tsx'
import { expireSession, openClaim } from '../session/session.ts'

/** Data younger than this (ms) is not fetched again. */
export const STALE_AFTER_MS = 30_000

declare module '@tanstack/react-query' {
  interface Register {
    /** On a not-signed-in reply the screen stays and shows the problem, so that the typed text stays visible. */
    mutationMeta: { staysOnScreen?: true }
    /** What is read is an extra: a failure is never reported. */
    queryMeta: { failsSilently?: true }
  }
}

/** The mutations whose reply arrived in their session. Their callbacks may end it, or start another one. */
const inTime = new WeakSet<object>()

/**
 * Resolves if the session in which a mutation began still lasts. Otherwise it never resolves, so that no callback of the
 * mutation runs: it may change neither the next user's data nor what they see. The end of a session removes its
 * mutations from the cache, which alone does not stop their callbacks.
 */
async function waitForeverIfSessionEnded(client: QueryClient, mutation: object): Promise<void> {
  const isKept = client
    .getMutationCache()
    .getAll()
    .some((each) => each === mutation)
  if (!isKept && !inTime.has(mutation)) await new Promise<never>(() => undefined)
  inTime.add(mutation)
}

/**
 * Creates the cache. Queries are not retried here: `call` does that. A not-signed-in reply to any request ends the
 * session; no other failure does. A read that is refused because a claim is pending opens the claim. When a new read
 * fails, cached data stays on the screen and a toast shows the error. Offline there is no toast, because the banner
 * already says so.
 */
export function createQueryClient(): QueryClient {
  // By default the manager assumes a network. If the app starts offline, it would not notice that the network returns.
  onlineManager.setOnline(navigator.onLine)
  const client = new QueryClient({
    defaultOptions: {
      // Cached data is never dropped: it is needed offline, it is small, and signing in or out clears it.
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isNotSignedIn(error)) expireSession(client)
        else if (isClaimPending(error)) void openClaim(client)
        else if (query.state.data !== undefined && navigator.onLine && !query.meta?.failsSilently)
          notifyError(error, () => void query.fetch())
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => waitForeverIfSessionEnded(client, mutation),
      onError: async (error, _variables, _result, mutation) => {
        await waitForeverIfSessionEnded(client, mutation)
        if (isNotSignedIn(error) && !mutation.meta?.staysOnScreen) expireSession(client)
      },
    }),
  })
  return client
}

/** Fetches again what the screens need and could not read. Source: requirement RELY-05. */
export async function refetchFailed(client: QueryClient): Promise<void> {
  await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
