import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { daysApi } from '../../../../../shared/days/api.ts'
import { judge } from '../../../../../shared/days/flare/flare.ts'
import { datesOf, newest, onScreen, type ShownDay } from '../../../../../shared/days/merge/queued.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { withDayInMonth } from '../../../../../shared/days/month/month.ts'
import { withDay } from '../../../../../shared/home/without-asking.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import { type LocalDate, type LocalMonth, monthOf } from '../../../../../shared/time/local-date.ts'
import { isSignedOut } from '../../first/api/api-problem.ts'
import { call } from '../../first/api/call.ts'
import { today } from '../../first/api/clock.ts'
import { changeHomes, HOME_KEY, type Home, homeQuery } from '../../first/data/home-query.ts'
import type { QueueView } from '../../first/data/queue-view.ts'
import { useFailure } from '../../first/data/use-failure.ts'
import { currentQueue, useOpenQueue } from '../offline/queue/follow-queue.ts'

function dayQuery(date: LocalDate) {
  return queryOptions<Day>({
    queryKey: ['day', date],
    queryFn: () => call(daysApi.read, { params: { date } }),
    // A read that began before a save must not take it back.
    structuralSharing: (known, read) => newest(known as Day | undefined, read as Day),
  })
}

export type Month = Reply<typeof daysApi.month>

const MONTH_KEY = 'month'

/** Where days are known otherwise: each by itself, as it was last opened or saved. */
const knownDays = (client: QueryClient) =>
  client.getQueriesData<Day>({ queryKey: ['day'] }).flatMap(([, day]) => (day && day.version > 0 ? day : []))

/** A month's days, in one call. What the service has not heard of yet, or not everywhere, is not taken back. */
function monthQuery(month: LocalMonth) {
  return queryOptions<Month>({
    queryKey: [MONTH_KEY, month],
    queryFn: async ({ client }) => {
      const read = await call(daysApi.month, { query: { month } })
      return knownDays(client).reduce((all, day) => withDayInMonth(all, month, day), read)
    },
  })
}

/** A month with what waits to be sent on top; nothing is asked without one. */
export function useMonth(month: LocalMonth | undefined) {
  const client = useQueryClient()
  const queue = useOpenQueue()
  const home = homeNow(client)
  const select = useCallback(
    (read: Month) => {
      const dates = datesOf(queue?.waiting ?? []).filter((date) => monthOf(date) === month)
      return dates.reduce((all, date) => {
        const known = read.days.find((day) => day.date === date) ?? emptyDay(date)
        return queue ? withDayInMonth(all, monthOf(date), withWaiting(known, queue, home)) : all
      }, read)
    },
    [queue, month, home],
  )
  return useQuery({ ...monthQuery(month ?? ''), select, enabled: month !== undefined })
}

/** A day as its month brought it, and when that was read (epoch ms). */
function toldByMonth(client: QueryClient, date: LocalDate): { day: Day; at: number } | undefined {
  const month = client.getQueryState<Month>(monthQuery(monthOf(date)).queryKey)
  const day = month?.data?.days.find((each) => each.date === date)
  return day && { day, at: month?.dataUpdatedAt ?? 0 }
}

/** What a home or a month tells of a day, and when it was read (epoch ms). */
const told = (client: QueryClient, date: LocalDate) => toldByHome(client, date) ?? toldByMonth(client, date)

/** What some home tells of a day, and when it was read. */
function toldByHome(client: QueryClient, date: LocalDate): { day: Day; at: number } | undefined {
  const homes = client.getQueryCache().findAll({ queryKey: HOME_KEY })
  for (const { state } of homes.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)) {
    const { today, recent } = (state.data as Home | undefined) ?? { recent: [] }
    const day = [today, ...recent].find((each) => each?.date === date)
    if (day) return { day, at: state.dataUpdatedAt }
  }
  return undefined
}

const homeNow = (client: QueryClient) => client.getQueryData(homeQuery(today()).queryKey)

/** A day with what waits on top, judged as the service will judge it, as far as the days before it are known. */
function withWaiting(day: Day, { waiting }: QueueView, home: Home | undefined): ShownDay {
  const mine = waiting.filter(({ date }) => date === day.date)
  const shown = onScreen(day, mine)
  return home && mine.length > 0 ? judge(shown, [home.today, ...home.recent], home.preferences.flare) : shown
}

/**
 * A day as a person sees it: as the service last told it, with what waits to be sent on top. What home or its month told of
 * it is shown at once. Of a day that cannot be read it shows what waits alone, and says so by `isUnread`.
 */
export function useDay(date: LocalDate) {
  const client = useQueryClient()
  const reading = useQuery({
    ...dayQuery(date),
    initialData: () => told(client, date)?.day,
    initialDataUpdatedAt: () => told(client, date)?.at,
  })
  const { data: known, error, isFetching, refetch } = reading
  const failure = useFailure(reading)
  const queue = useOpenQueue()
  const home = homeNow(client)
  const isUnread = failure !== null && !isSignedOut(failure)
  const day = useMemo(() => {
    const ground = known ?? (isUnread ? emptyDay(date) : undefined)
    return ground && queue && withWaiting(ground, queue, home)
  }, [known, isUnread, queue, date, home])
  return {
    data: day,
    error,
    failure,
    isFetching,
    refetch,
    isUnread: isUnread || (error !== null && known?.version === 0),
  }
}

/** A day as a person sees it at this very moment, as far as it is known here. */
export function dayOnScreen(client: QueryClient, date: LocalDate): ShownDay {
  const known = client.getQueryData(dayQuery(date).queryKey) ?? emptyDay(date)
  const queue = currentQueue()?.view
  return queue ? withWaiting(known, queue, homeNow(client)) : known
}

/** Shows a saved day everywhere at once. A reply older than what is known changes nothing. */
export function keepDay(client: QueryClient, day: Day): void {
  const kept = client.setQueryData(dayQuery(day.date).queryKey, (known) => newest(known, day)) ?? day
  changeHomes(client, (home) => withDay(home, kept))
  for (const [key, month] of client.getQueriesData<Month>({ queryKey: [MONTH_KEY] })) {
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    // Shown at once, and no newer than it was read: the others of its days are as old as before.
    if (month) client.setQueryData<Month>(key, withDayInMonth(month, String(key[1]), kept), { updatedAt })
  }
  // A past day may have closed the gap before a run of days that home has not read: when it is next looked at.
  if (day.date !== today()) void client.invalidateQueries({ queryKey: HOME_KEY, refetchType: 'none' })
}
