import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import { type FoodEdit, withQueuedFood } from '../../../../../shared/food/queued.ts'
import type { FoodBook } from '../../../../../shared/food/schema.ts'
import { now, today, useClock, zone } from '../../first/api/clock.ts'
import { ofKind } from '../../first/data/queue-view.ts'
import { useFailure } from '../../first/data/use-failure.ts'
import { useOpenedQueue } from '../offline/queue/watch-queue.ts'
import { foodQuery, logsQuery } from './food-cache.ts'

const EMPTY_BOOK: FoodBook = { plans: [], tests: [], customFoods: [] }

function useWaiting(): readonly FoodEdit[] | undefined {
  const queue = useOpenedQueue()
  return useMemo(() => queue && ofKind(queue.waiting, 'food'), [queue])
}

/** The logs that were read, of the plans that these edits concern. */
function cachedLogs(client: QueryClient, book: FoodBook, waiting: readonly FoodEdit[]) {
  const ids = waiting.flatMap((edit) => {
    if (edit.what === 'log') return edit.id
    if (edit.what === 'start-test') return edit.test.planId
    return edit.what === 'complete-test' ? (book.tests.find(({ id }) => id === edit.id)?.planId ?? []) : []
  })
  return new Map(
    ids.flatMap((id) => {
      const logs = client.getQueryData(logsQuery(id).queryKey)
      return logs ? [[id, logs] as const] : []
    }),
  )
}

/**
 * The user's plans, tests and own foods, with queued edits applied. `isPartial`: what was saved earlier could not be
 * read, so only queued edits are shown; without any there is a `failure` and no book. Sources: requirements FOOD-01 to
 * FOOD-04, RELY-01.
 */
export function useFoodBook(enabled = true) {
  const client = useQueryClient()
  const day = useClock(today)
  const query = useQuery({ ...foodQuery, enabled })
  const failure = useFailure(query)
  const waiting = useWaiting()
  const { data } = query
  const read = data ?? (failure && waiting && waiting.length > 0 ? EMPTY_BOOK : undefined)
  const book = useMemo(() => {
    if (!read || !waiting) return undefined
    const state = { book: read, logs: cachedLogs(client, read, waiting) }
    return withQueuedFood(state, waiting, { now: now(), zone: zone() }).book
    // `day`: at midnight a plan may be in its next phase.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, read, waiting, day])
  return { book, query, failure: book ? null : failure, isPartial: book !== undefined && data === undefined }
}

/**
 * The logs of a plan with queued edits applied, newest first; `undefined` until they are known. `isPartial`: those that
 * were saved earlier could not be read.
 */
export function usePlanLogs(book: FoodBook | undefined, planId: string | undefined) {
  const query = useQuery({ ...logsQuery(planId ?? ''), enabled: planId !== undefined })
  const failure = useFailure(query)
  const waiting = useWaiting()
  const { data } = query
  const logs = useMemo<readonly FoodLog[] | undefined>(() => {
    const read = data ?? (failure ? [] : undefined)
    if (!read || !waiting || !book || planId === undefined) return undefined
    const state = { book, logs: new Map([[planId, read]]) }
    const edits = waiting.filter((edit) => edit.what === 'log')
    return withQueuedFood(state, edits, { now: now(), zone: zone() }).logs.get(planId)
  }, [data, failure, waiting, book, planId])
  return { logs, isPartial: logs !== undefined && data === undefined }
}
