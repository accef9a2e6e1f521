import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { daysApi } from '../../../../../shared/days/api.ts'
import { withInferredFlare } from '../../../../../shared/days/flare/flare.ts'
import { applyQueued, datesOf, newerDay, type ShownDay } from '../../../../../shared/days/merge/queued.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { withDayInMonth } from '../../../../../shared/days/month/month.ts'
import { withSavedDay } from '../../../../../shared/home/home-days.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import { type LocalDate, type LocalMonth, monthOf } from '../../../../../shared/time/local-date.ts'
import { isNotSignedIn } from '../../first/api/api-problem.ts'
import { call } from '../../first/api/call.ts'
import { today } from '../../first/api/clock.ts'
import { HOME_KEY, type Home, homeQuery, updateCachedHomes } from '../../first/data/home-query.ts'
import type { QueueView } from '../../first/data/queue-view.ts'
import { useFailure } from '../../first/data/use-failure.ts'
import { currentQueue, useOpenedQueue } from '../offline/queue/watch-queue.ts'

function dayQuery(date: LocalDate) {
  return queryOptions<Day>({
    queryKey: ['day', date],
    queryFn: () => call(daysApi.read, { params: { date } }),
    // A read that started before a save must not undo the save.
    structuralSharing: (cached, read) => newerDay(cached as Day | undefined, read as Day),
  })
}

export type Month = Reply<typeof daysApi.month>

const MONTH_KEY = 'month'

/** The days with a cache entry of their own, because they were opened or saved. */
const cachedDays = (client: QueryClient) =>
  client.getQueriesData<Day>({ queryKey: ['day'] }).flatMap(([, day]) => (day && day.version > 0 ? day : []))

/** The days of a month, in one request. Newer cached days replace days of the reply. */
function monthQuery(month: LocalMonth) {
  return queryOptions<Month>({
    queryKey: [MONTH_KEY, month],
    queryFn: async ({ client }) => {
      const read = await call(daysApi.month, { query: { month } })
      return cachedDays(client).reduce((merged, day) => withDayInMonth(merged, month, day), read)
    },
  })
}

/** A month with queued edits applied. Without a month there is no request. */
export function useMonth(month: LocalMonth | undefined) {
  const client = useQueryClient()
  const queue = useOpenedQueue()
  const home = currentHome(client)
  const select = useCallback(
    (read: Month) => {
      const dates = datesOf(queue?.waiting ?? []).filter((date) => monthOf(date) === month)
      return dates.reduce((merged, date) => {
        const saved = read.days.find((day) => day.date === date) ?? emptyDay(date)
        return queue ? withDayInMonth(merged, monthOf(date), withQueuedEdits(saved, queue, home)) : merged
      }, read)
    },
    [queue, month, home],
  )
  return useQuery({ ...monthQuery(month ?? ''), select, enabled: month !== undefined })
}

/** Returns a day from the cached month, and when that was read (epoch ms). */
function dayFromMonth(client: QueryClient, date: LocalDate): { day: Day; readAt: number } | undefined {
  const month = client.getQueryState<Month>(monthQuery(monthOf(date)).queryKey)
  const day = month?.data?.days.find((each) => each.date === date)
  return day && { day, readAt: month?.dataUpdatedAt ?? 0 }
}

/** Returns a day from the cached homes or the cached month, and when that was read (epoch ms). */
const cachedDay = (client: QueryClient, date: LocalDate) => dayFromHome(client, date) ?? dayFromMonth(client, date)

/** Returns a day from the newest cached home that contains it, and when that was read (epoch ms). */
function dayFromHome(client: QueryClient, date: LocalDate): { day: Day; readAt: number } | undefined {
  const homes = client.getQueryCache().findAll({ queryKey: HOME_KEY })
  for (const { state } of homes.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)) {
    const { today, recent } = (state.data as Home | undefined) ?? { recent: [] }
    const day = [today, ...recent].find((each) => each?.date === date)
    if (day) return { day, readAt: state.dataUpdatedAt }
  }
  return undefined
}

/** The newest version of each day that is cached as a whole: by itself, with a home or with a month. */
export function cachedWholeDays(client: QueryClient): ReadonlyMap<LocalDate, Day> {
  const homes = client.getQueriesData<Home>({ queryKey: HOME_KEY }).flatMap(([, home]) => home ?? [])
  const months = client.getQueriesData<Month>({ queryKey: [MONTH_KEY] }).flatMap(([, month]) => month?.days ?? [])
  const newest = new Map<LocalDate, Day>()
  for (const day of [...cachedDays(client), ...homes.flatMap(({ today, recent }) => [today, ...recent]), ...months])
    newest.set(day.date, newerDay(newest.get(day.date), day))
  return newest
}

export const currentHome = (client: QueryClient) => client.getQueryData(homeQuery(today()).queryKey)

/**
 * Returns a day with queued edits applied. Whether it is a flare is inferred from the cached days before it, by the
 * same rule as in the service.
 */
export function withQueuedEdits(day: Day, { waiting }: QueueView, home: Home | undefined): ShownDay {
  const queued = waiting.filter(({ date }) => date === day.date)
  const shown = applyQueued(day, queued)
  return home && queued.length > 0
    ? withInferredFlare(shown, [home.today, ...home.recent], home.preferences.flare)
    : shown
}

/**
 * The day that a user sees: the last read day with queued edits applied. Until the day itself has been read, the cached
 * home or month provides it. If it cannot be read, `isUnreadable` is set and only queued edits are shown.
 */
export function useDay(date: LocalDate) {
  const client = useQueryClient()
  const reading = useQuery({
    ...dayQuery(date),
    initialData: () => cachedDay(client, date)?.day,
    initialDataUpdatedAt: () => cachedDay(client, date)?.readAt,
  })
  const { data: saved, error, isFetching, refetch } = reading
  const failure = useFailure(reading)
  const queue = useOpenedQueue()
  const home = currentHome(client)
  // The cached day is empty, but the service may have an entry.
  const mayHaveUnknownEntry = error !== null && saved?.version === 0
  const isWaiting = queue?.waiting.some((operation) => operation.date === date) ?? false
  const isUnreadable = failure !== null && !isNotSignedIn(failure)
  const day = useMemo(() => {
    const base = saved ?? (isUnreadable ? emptyDay(date) : undefined)
    return base && queue && withQueuedEdits(base, queue, home)
  }, [saved, isUnreadable, queue, date, home])
  return {
    data: day,
    error,
    failure,
    isFetching,
    refetch,
    // Who has logged the day on this device knows that it waits, and need not know more.
    isUnreadable: (isUnreadable || mayHaveUnknownEntry) && !isWaiting,
  }
}

/** Returns a day as it was last read; `undefined` when it was not. */
export function readDay(client: QueryClient, date: LocalDate): Day | undefined {
  return client.getQueryData(dayQuery(date).queryKey)
}

/** Returns the day that a user sees at this moment, from cached data only. */
export function dayOnScreen(client: QueryClient, date: LocalDate): ShownDay {
  const saved = readDay(client, date) ?? emptyDay(date)
  const queue = currentQueue()?.view
  return queue ? withQueuedEdits(saved, queue, currentHome(client)) : saved
}

/** Puts a saved day into all cached queries. A reply older than the cached day changes nothing. */
export function cacheDay(client: QueryClient, day: Day): void {
  const newestDay = client.setQueryData(dayQuery(day.date).queryKey, (cached) => newerDay(cached, day)) ?? day
  updateCachedHomes(client, (home) => withSavedDay(home, newestDay))
  for (const [key, month] of client.getQueriesData<Month>({ queryKey: [MONTH_KEY] })) {
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    // The read time of the month stays: its other days are as old as before.
    if (month) client.setQueryData<Month>(key, withDayInMonth(month, String(key[1]), newestDay), { updatedAt })
  }
  // A saved past day may close a gap of the streak that lies before the days of home. So home is read again when it is
  // next shown, or again if it is being read: that read may have begun before the save, and not know the day.
  const refetchType = client.isFetching({ queryKey: HOME_KEY }) > 0 ? 'active' : 'none'
  if (day.date !== today()) void client.invalidateQueries({ queryKey: HOME_KEY, refetchType })
}
