import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { remindersApi } from '../../../../../shared/reminders/api.ts'
import { withWaiting } from '../../../../../shared/reminders/queued.ts'
import { call } from '../../../shell/first/api/call.ts'
import { ofKind, useQueueView } from '../../../shell/first/data/queue-view.ts'
import { useFailure } from '../../../shell/first/data/use-failure.ts'
import { HISTORY_KEY } from '../reminders-cache.ts'

/** What the user did about reminders, newest first, with what waits in the outgoing queue. Read once it is wanted. */
export function useHistory(isWanted: boolean) {
  const reading = useQuery({
    queryKey: HISTORY_KEY,
    queryFn: () => call(remindersApi.history),
    enabled: isWanted,
    staleTime: 0,
    // The section says what happened.
    meta: { failsSilently: true },
  })
  const failure = useFailure(reading)
  const queue = useQueueView()
  const { data } = reading
  const logs = useMemo(() => data && withWaiting(data.logs, ofKind(queue?.waiting ?? [], 'reminder')), [data, queue])
  return { ...reading, failure, logs }
}
