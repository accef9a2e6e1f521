import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { daysApi } from '../../../shared/days/api.ts'
import { emptyDay } from '../../../shared/days/day.ts'
import { judge } from '../../../shared/days/flare.ts'
import { newest, onScreen, type ShownDay } from '../../../shared/days/queued.ts'
import type { Day } from '../../../shared/days/schema.ts'
import { withDay } from '../../../shared/home/without-asking.ts'
import type { LocalDate } from '../../../shared/time/local-date.ts'
import { isSignedOut } from './api-problem.ts'
import { call } from './call.ts'
import { today } from './clock.ts'
import { HOME_KEY, type Home, homeQuery } from './home-query.ts'
import type { QueueView } from './queue/entry.ts'
import { currentQueue, useQueue } from './queue/follow-queue.ts'
import { useFailure } from './use-failure.ts'

function dayQuery(date: LocalDate) {
  return queryOptions<Day>({
    queryKey: ['day', date],
    queryFn: () => call(daysApi.read, { params: { date } }),
    // A read that began before a save must not take it back.
    structuralSharing: (known, read) => newest(known as Day | undefined, read as Day),
  })
}

/** What some home tells of a day, and when it was read (epoch ms). */
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
 * A day as a person sees it: as the service last told it, with what waits to be sent on top. What home told of it is shown
 * at once. Of a day that cannot be read it shows what waits alone, and says so by `isUnread`.
 */
export function useDay(date: LocalDate) {
  const client = useQueryClient()
  const reading = useQuery({
    ...dayQuery(date),
    initialData: () => toldByHome(client, date)?.day,
    initialDataUpdatedAt: () => toldByHome(client, date)?.at,
  })
  const { data: known, error, isFetching, refetch } = reading
  const failure = useFailure(reading)
  const queue = useQueue()
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
  client.setQueriesData<Home>({ queryKey: HOME_KEY }, (home) => home && withDay(home, kept))
  // A past day may have closed the gap before a run of days that home has not read: when it is next looked at.
  if (day.date !== today()) void client.invalidateQueries({ queryKey: HOME_KEY, refetchType: 'none' })
}
