import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { foodApi } from '../../../../../shared/food/api.ts'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import type { FoodBook } from '../../../../../shared/food/schema.ts'
import { completedTestsAround } from '../../../../../shared/food/test/test-days.ts'
import { call } from '../../first/api/call.ts'

// It loads with the outgoing queue, so it is apart from the rules by which queued edits are applied.

export const foodQuery = queryOptions({ queryKey: ['food'], queryFn: () => call(foodApi.read) })

export const logsQuery = (planId: string) =>
  queryOptions({
    queryKey: ['food-logs', planId],
    queryFn: async () => (await call(foodApi.logs, { params: { id: planId } })).logs,
  })

/** Reads the plans, tests and own foods again where they are shown, and elsewhere when they are next shown. */
export async function refetchBook(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: foodQuery.queryKey, exact: true })
}

/** Puts the reply to a change of plans, tests or own foods into the cache. A read that began before it must not undo it. */
export function cacheBook(client: QueryClient, book: FoodBook): void {
  void client.cancelQueries({ queryKey: foodQuery.queryKey, exact: true })
  client.setQueryData(foodQuery.queryKey, book)
}

/** Puts a saved log into the cache, if the logs of its plan were read. */
export function cacheLog(client: QueryClient, log: FoodLog): void {
  const { queryKey } = logsQuery(log.planId)
  const logs = client.getQueryData(queryKey)
  const { fetchStatus } = client.getQueryState(queryKey) ?? {}
  void client.cancelQueries({ queryKey, exact: true })
  if (logs)
    client.setQueryData(
      queryKey,
      [log, ...logs.filter(({ date }) => date !== log.date)].toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    )
  else if (fetchStatus === 'fetching') void client.refetchQueries({ queryKey, exact: true })
  const book = client.getQueryData(foodQuery.queryKey)
  // What is kept of a completed test follows its days.
  if (book && completedTestsAround(book, log.planId, log.date).length > 0) void refetchBook(client)
}
