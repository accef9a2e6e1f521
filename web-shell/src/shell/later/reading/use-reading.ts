import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NOTHING_READ, withChange } from '../../../../../shared/reading/queued.ts'
import type { ReadingServices } from '../../../../../shared/reading/services.ts'
import { ofKind } from '../../first/data/queue-view.ts'
import { useFailure } from '../../first/data/use-failure.ts'
import { useAccount } from '../../first/session/session.ts'
import { useOpenedQueue } from '../offline/queue/watch-queue.ts'
import { readingQuery } from './reading-cache.ts'

/** What the user keeps of their reading: what was last read of it, with the changes that wait in the outgoing queue. */
export function useReading(): ReturnType<ReadingServices['useReading']> {
  const account = useAccount()
  const query = useQuery({ ...readingQuery, enabled: account !== undefined })
  const failure = useFailure(query)
  const queue = useOpenedQueue()
  const { data } = query
  return useMemo(() => {
    const waiting = queue?.waiting ?? []
    const changes = [
      ...ofKind(waiting, 'bookmark').map(({ bookmark }) => ({ bookmark })),
      ...ofKind(waiting, 'reading').map((edit) =>
        edit.type === 'settings' ? { settings: edit.settings } : { progress: edit.progress },
      ),
    ]
    return { reading: changes.reduce(withChange, data ?? NOTHING_READ), isKnown: Boolean(data ?? failure) }
  }, [data, failure, queue])
}
