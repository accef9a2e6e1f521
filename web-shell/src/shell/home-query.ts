import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { homeApi } from '../../../shared/home/api.ts'
import { onLaterDay, withDay, withWaiting } from '../../../shared/home/without-asking.ts'
import type { Reply } from '../../../shared/http/endpoint.ts'
import type { LocalDate } from '../../../shared/time/local-date.ts'
import { call } from './call.ts'
import { FRESH_MS } from './query-client.ts'
import { useQueue } from './queue/follow-queue.ts'
import { knowSession } from './session.ts'

export type Home = Reply<typeof homeApi.open>

/** Every home that is known, whatever its day. */
export const HOME_KEY = ['home'] as const

/** What was read, with the day that is known where that is newer. */
function withKnown(known: Home | undefined, read: Home): Home {
  const isNewer = known?.today.date === read.today.date && known.today.version > read.today.version
  return isNewer ? withDay(read, known.today) : read
}

/** All that home shows. Its reply says who is signed in too, so that a cold start takes this one call. */
export function homeQuery(today: LocalDate) {
  return queryOptions<Home>({
    queryKey: [...HOME_KEY, today],
    // A read that began before a save must not take it back.
    structuralSharing: (known, read) => withKnown(known as Home | undefined, read as Home),
    queryFn: async ({ client, signal }) => {
      const home = await call(homeApi.open, { query: { today } })
      if (!signal.aborted) knowSession(client, home.account)
      return home
    },
  })
}

/** The newest home of an earlier day, as far as it tells anything of this one, and when it was read (epoch ms). */
function lastSeen(client: QueryClient, today: LocalDate): { home: Home; readAt: number } | undefined {
  const earlier = client
    .getQueryCache()
    .findAll({ queryKey: HOME_KEY })
    .map(({ state }) => state as { data?: Home; dataUpdatedAt: number })
    .filter(({ data }) => data && data.today.date < today)
  const newest = earlier.toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0]
  return newest?.data && { home: onLaterDay(newest.data, today), readAt: newest.dataUpdatedAt }
}

/** Home of a day with what waits to be sent, at once from what was last seen of an earlier one, and then as the service tells it. */
export function useHome(today: LocalDate, enabled = true) {
  const client = useQueryClient()
  const waiting = useQueue()?.waiting
  const select = useCallback((home: Home) => (waiting ? withWaiting(home, waiting) : home), [waiting])
  return useQuery({
    ...homeQuery(today),
    select,
    enabled,
    initialData: () => lastSeen(client, today)?.home,
    initialDataUpdatedAt: () => (lastSeen(client, today)?.readAt ?? 0) - FRESH_MS,
  })
}
