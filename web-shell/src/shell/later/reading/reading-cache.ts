import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { readingApi } from '../../../../../shared/reading/api.ts'
import { joinReading, type StoredChange, withChange } from '../../../../../shared/reading/queued.ts'
import type { Reading } from '../../../../../shared/reading/schema.ts'
import { readAgain } from '../../../../../shared/ui/read-again.ts'
import { call } from '../../first/api/call.ts'

// It loads with the outgoing queue, so it is apart from what screens need of it.

export const readingQuery = queryOptions<Reading>({
  queryKey: ['reading'],
  queryFn: () => call(readingApi.read),
  // A read that started before a save must not undo it.
  structuralSharing: (cached, read) =>
    replaceEqualDeep(cached, joinReading(cached as Reading | undefined, read as Reading)),
  // Articles can be read without it. Source: requirement LEARN-06.
  meta: { failsSilently: true },
})

/** Puts what the service has stored into the cache, if that was read. A read that goes on is begun again, to have it. */
export function cacheReading(client: QueryClient, stored: StoredChange): void {
  client.setQueryData(readingQuery.queryKey, (cached) => cached && withChange(cached, stored))
  if (client.getQueryState(readingQuery.queryKey)?.fetchStatus === 'fetching') refetchReading(client)
}

/** Reads it again where it is shown. */
export function refetchReading(client: QueryClient): void {
  void readAgain(client, readingQuery.queryKey)
}
