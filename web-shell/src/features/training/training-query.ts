import { type QueryClient, queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trainingApi } from '../../../../shared/training/api.ts'
import { applyQueued, joinStates } from '../../../../shared/training/queued.ts'
import type { Session, TrainingState } from '../../../../shared/training/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { ofKind } from '../../shell/first/data/queue-view.ts'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { useOpenedQueue } from '../../shell/later/offline/queue/watch-queue.ts'

export const TRAINING_KEY = ['training'] as const

/** Another device may log meanwhile. The reply also tells the connection, which would be asked for as often (decision 50). */
const READ_EVERY_MS = 60_000

const trainingQuery = queryOptions<TrainingState>({
  queryKey: TRAINING_KEY,
  queryFn: () => call(trainingApi.read),
  // The user may have logged on another device a moment ago.
  staleTime: 0,
  refetchInterval: READ_EVERY_MS,
  // A read that started before a save must not undo it.
  structuralSharing: (cached, read) =>
    replaceEqualDeep(cached, joinStates(cached as TrainingState | undefined, read as TrainingState)),
  // The screen says when it was last read.
  meta: { failsSilently: true },
})

/** Puts the state that the service replied with into the cache. */
export function cacheTraining(client: QueryClient, state: TrainingState): void {
  client.setQueryData(trainingQuery.queryKey, (cached) => joinStates(cached, state))
}

/** Returns the session that goes on; `undefined` when there is none, or it was ended. */
export function activeSessionOf({ session }: TrainingState): Session | undefined {
  return session?.endedAt === undefined ? session : undefined
}

/**
 * The training that the user sees: what was last read, with the changes that wait in the outgoing queue. If it was never
 * read, and cannot be, it is what was started on this device.
 */
export function useTraining() {
  const reading = useQuery(trainingQuery)
  const failure = useFailure(reading)
  const queue = useOpenedQueue()
  const { data } = reading
  const state = useMemo(() => {
    if (!queue) return undefined
    const waiting = ofKind(queue.waiting, 'training')
    const isStartedHere = failure !== null && waiting.some(({ type }) => type === 'start')
    const base = data ?? (isStartedHere ? { logs: [] } : undefined)
    return base && applyQueued(base, waiting)
  }, [data, failure, queue])
  return { ...reading, failure, state }
}
