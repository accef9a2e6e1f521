import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { homeApi } from '../../../../../shared/home/api.ts'
import { onLaterDay, withDay } from '../../../../../shared/home/without-asking.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { call } from '../api/call.ts'
import { knowSession } from '../session/session.ts'
import { FRESH_MS } from './query-client.ts'
import { useQueue, withQueue } from './queue-view.ts'

export type Home = Reply<typeof homeApi.open>

/** Every home that is known, whatever its day. */
export const HOME_KEY = ['home'] as const

/** What was read, with the day that is known where that is newer. */
function withKnown(known: Home | undefined, read: Home): Home {
  const days = known ? [known.today, ...known.recent] : []
  const newer = days.filter(({ date, version }) => version > versionIn(read, date))
  return newer.reduce((home, day) => withDay(home, day), read)
}

/** The version of a day that a home tells of; more than any where it tells nothing of that day. */
const versionIn = ({ today, recent }: Home, date: LocalDate) =>
  [today, ...recent].find((day) => day.date === date)?.version ?? Number.POSITIVE_INFINITY

/** Changes every home that is known. None of it is newer by that: each was read when it was read. */
export function changeHomes(client: QueryClient, change: (home: Home) => Home): void {
  for (const [key, home] of client.getQueriesData<Home>({ queryKey: HOME_KEY })) {
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    if (home) client.setQueryData<Home>(key, change(home), { updatedAt })
  }
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
  const queue = useQueue()
  const select = useCallback((home: Home) => withQueue(home, queue), [queue])
  return useQuery({
    ...homeQuery(today),
    select,
    enabled,
    initialData: () => lastSeen(client, today)?.home,
    initialDataUpdatedAt: () => (lastSeen(client, today)?.readAt ?? 0) - FRESH_MS,
  })
}
