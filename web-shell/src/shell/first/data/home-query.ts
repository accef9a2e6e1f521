import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { homeApi } from '../../../../../shared/home/api.ts'
import { moveHomeToDay, withSavedDay } from '../../../../../shared/home/home-days.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import { entitlementLater } from '../../../../../shared/premium/entitlement.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { call } from '../api/call.ts'
import { now } from '../api/clock.ts'
import { recordSession } from '../session/session.ts'
import { STALE_AFTER_MS } from './query-client.ts'
import { applyQueueToHome, useQueueView } from './queue-view.ts'

export type Home = Reply<typeof homeApi.open>

/** The key of the cached homes of all dates. */
export const HOME_KEY = ['home'] as const

/** Returns the home that was read. Newer days of the cached home replace days in it. */
function keepNewerDays(cached: Home | undefined, read: Home): Home {
  const cachedDays = cached ? [cached.today, ...cached.recent] : []
  const newer = cachedDays.filter(({ date, version }) => version > versionIn(read, date))
  return newer.reduce((home, day) => withSavedDay(home, day), read)
}

/** The version of a day in a home; infinite for a day that the home does not contain. */
const versionIn = ({ today, recent }: Home, date: LocalDate) =>
  [today, ...recent].find((day) => day.date === date)?.version ?? Number.POSITIVE_INFINITY

/** Changes all cached homes. Their read times stay the same, so that a change does not count as a read. */
export function updateCachedHomes(client: QueryClient, change: (home: Home) => Home): void {
  for (const [key, home] of client.getQueriesData<Home>({ queryKey: HOME_KEY })) {
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    if (home) client.setQueryData<Home>(key, change(home), { updatedAt })
  }
}

/** The query of home. Its reply contains the account too, so a cold start needs only this request. */
export function homeQuery(today: LocalDate) {
  return queryOptions<Home>({
    queryKey: [...HOME_KEY, today],
    // A read that started before a save must not undo the save.
    structuralSharing: (cached, read) => keepNewerDays(cached as Home | undefined, read as Home),
    queryFn: async ({ client, signal }) => {
      const home = await call(homeApi.open, { query: { today } })
      if (!signal.aborted) recordSession(client, home.account)
      return home
    },
  })
}

/** Returns the newest cached home of an earlier date, adapted to this date, and when it was read (epoch ms). */
function earlierHome(client: QueryClient, today: LocalDate): { home: Home; readAt: number } | undefined {
  const earlier = client
    .getQueryCache()
    .findAll({ queryKey: HOME_KEY })
    .map(({ state }) => state as { data?: Home; dataUpdatedAt: number })
    .filter(({ data }) => data && data.today.date < today)
  const newest = earlier.toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0]
  if (!newest?.data) return undefined
  const home = moveHomeToDay(newest.data, today)
  const days = daysBetween(newest.data.today.date, today)
  return { home: { ...home, premium: entitlementLater(home.premium, days, now()) }, readAt: newest.dataUpdatedAt }
}

/**
 * The home of a date with queued edits applied. Until the service replies, it is the newest cached home of an earlier
 * date, adapted to this date.
 */
export function useHome(today: LocalDate, enabled = true) {
  const client = useQueryClient()
  const queue = useQueueView()
  const select = useCallback((home: Home) => applyQueueToHome(home, queue), [queue])
  return useQuery({
    ...homeQuery(today),
    select,
    enabled,
    initialData: () => earlierHome(client, today)?.home,
    // An earlier home always counts as stale, so it is read again at once.
    initialDataUpdatedAt: () => (earlierHome(client, today)?.readAt ?? 0) - STALE_AFTER_MS,
  })
}
