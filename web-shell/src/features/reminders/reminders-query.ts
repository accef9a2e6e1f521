import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { remindersApi } from '../../../../shared/reminders/api.ts'
import { applyActions, joinStates } from '../../../../shared/reminders/queued.ts'
import type { RemindersState } from '../../../../shared/reminders/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { ofKind } from '../../shell/first/data/queue-view.ts'
import { useFailure } from '../../shell/first/data/use-failure.ts'
import { useOpenedQueue } from '../../shell/later/offline/queue/watch-queue.ts'
import { REMINDERS_KEY } from './reminders-cache.ts'

/** Another device may act meanwhile. The reply also tells the connection, which would be asked for as often (decision 50). */
const READ_EVERY_MS = 60_000

const remindersQuery = queryOptions<RemindersState>({
  queryKey: REMINDERS_KEY,
  queryFn: () => call(remindersApi.read),
  staleTime: 0,
  refetchInterval: READ_EVERY_MS,
  // A read that started before an action must not undo it.
  structuralSharing: (cached, read) =>
    replaceEqualDeep(cached, joinStates(cached as RemindersState | undefined, read as RemindersState)),
  // The screen says when it was last read.
  meta: { failsSilently: true },
})

/** The reminders that the user sees: what was last read, with the actions that wait in the outgoing queue. */
export function useReminders() {
  const reading = useQuery(remindersQuery)
  const failure = useFailure(reading)
  const queue = useOpenedQueue()
  const { data } = reading
  const state = useMemo(() => data && queue && applyActions(data, ofKind(queue.waiting, 'reminder')), [data, queue])
  return { ...reading, failure, state }
}
