import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RecordMeta } from '../../../../../shared/records/meta.ts'
import type { RecordName } from '../../../../../shared/records/metas.ts'
import type { RecordsById } from '../../../../../shared/records/replies.ts'
import { withWaitingEdits } from '../../../../../shared/records/waiting.ts'
import { ofKind } from '../../first/data/queue-view.ts'
import { useFailure } from '../../first/data/use-failure.ts'
import { useAccount } from '../../first/session/session.ts'
import { useOpenedQueue } from '../offline/queue/watch-queue.ts'
import { recordsQuery, type ValuesOfKind } from './records-query.ts'

const NONE = {}

/**
 * The records of a kind that the user sees, by their ids: what was last read, with the edits that wait in the outgoing queue.
 * `records` is `undefined` while nothing is known. `failure`: why they could not be read; then there is only what waits.
 * `staleTime`: how long (ms) what was read is not read again.
 */
export function useRecords<K extends RecordName>(kind: RecordMeta<K>, options: { staleTime?: number } = {}) {
  const account = useAccount()
  const reading = useQuery({ ...recordsQuery(kind), ...options, enabled: account !== undefined })
  const failure = useFailure(reading)
  const queue = useOpenedQueue()
  const { data } = reading
  const { records, hasWaiting } = useMemo(() => {
    const waiting = ofKind(queue?.waiting ?? [], kind.kind)
    const base = data ?? (failure && waiting.length > 0 ? NONE : undefined)
    return { records: base && withWaitingEdits(base, waiting, kind), hasWaiting: waiting.length > 0 }
  }, [data, failure, queue, kind])
  return { ...reading, failure, hasWaiting, records: records as RecordsById<ValuesOfKind<K>> | undefined }
}
