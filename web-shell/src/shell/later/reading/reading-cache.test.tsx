import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { fakeService, reply } from '../../../testing/fake-service.ts'
import { cacheReading, readingQuery } from './reading-cache.ts'

test('[LEARN-03] [RELY-01] a first read that is slow does not hide a bookmark that was stored meanwhile', async () => {
  const bookmark = { article: 'a'.repeat(32), title: 'Ponds', isBookmarked: true, change: '1795000000000-heron1' }
  const slow = Promise.withResolvers<Response>()
  let reads = 0
  fakeService({
    'GET /api/reading': () => (++reads === 1 ? slow.promise : reply({ bookmarks: [bookmark], progress: [] })),
  })
  const client = new QueryClient()
  const shown = new QueryObserver(client, readingQuery)
  const stop = shown.subscribe(() => undefined)
  await vi.waitFor(() => expect(reads).toBe(1))
  cacheReading(client, { bookmark })
  slow.resolve(reply({ bookmarks: [], progress: [] }))
  await vi.waitFor(() => expect(client.getQueryData(readingQuery.queryKey)?.bookmarks).toEqual([bookmark]))
  stop()
})
