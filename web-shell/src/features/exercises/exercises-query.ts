import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { exercisesApi } from '../../../../shared/exercises/api.ts'
import { withQueuedSessions } from '../../../../shared/exercises/queued.ts'
import type { KeptSessions } from '../../../../shared/exercises/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { ofKind } from '../../shell/first/data/queue-view.ts'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { useOpenedQueue } from '../../shell/later/offline/queue/watch-queue.ts'

const sessionsQuery = queryOptions<KeptSessions>({
  queryKey: ['exercises'],
  queryFn: () => call(exercisesApi.read),
  // The exercises work without it, and the list says why it is missing.
  meta: { failsSilently: true },
})

/** Puts the sessions that the service replied with into the cache. */
export function cacheSessions(client: QueryClient, sessions: KeptSessions): void {
  void client.cancelQueries({ queryKey: sessionsQuery.queryKey })
  client.setQueryData(sessionsQuery.queryKey, sessions)
}

/**
 * The kept sessions that the user sees: those that were last read, with what waits in the outgoing queue. If they cannot be
 * read, only what waits.
 */
export function useKeptSessions() {
  const reading = useQuery(sessionsQuery)
  const failure = useFailure(reading)
  const queue = useOpenedQueue()
  const { data } = reading
  const sessions = useMemo(() => {
    const waiting = ofKind(queue?.waiting ?? [], 'exercises')
    const base = data?.sessions ?? (failure && waiting.length > 0 ? [] : undefined)
    return base && withQueuedSessions(base, waiting)
  }, [data, failure, queue])
  return { ...reading, failure, sessions }
}
