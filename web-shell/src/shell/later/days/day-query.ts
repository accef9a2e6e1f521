import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { daysApi } from '../../../../../shared/days/api.ts'
import { withInferredFlare } from '../../../../../shared/days/flare/flare.ts'
import { applyQueued, datesOf, newerDay, type ShownDay } from '../../../../../shared/days/merge/queued.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { withDayInRange } from '../../../../../shared/days/month/range.ts'
import { withSavedDay } from '../../../../../shared/home/home-days.ts'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import { daysBetween, type LocalDate, type LocalMonth } from '../../../../../shared/time/local-date.ts'
import { datesOfMonth } from '../../../../../shared/time/month.ts'
import type { DateRange } from '../../../../../shared/time/range.ts'
import { isNotSignedIn } from '../../first/api/api-problem.ts'
import { call } from '../../first/api/call.ts'
import { today } from '../../first/api/clock.ts'
import { HOME_KEY, type Home, homeQuery, updateCachedHomes } from '../../first/data/home-query.ts'
import { isQueued, ofKind, type QueueView } from '../../first/data/queue-view.ts'
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

/** All days of a range, newest first. */
export type RangeDays = Omit<Reply<typeof daysApi.range>, 'next'>

const RANGE_KEY = 'range'

/** The days with a cache entry of their own, because they were opened or saved. */
const cachedDays = (client: QueryClient) =>
  client.getQueriesData<Day>({ queryKey: ['day'] }).flatMap(([, day]) => (day && day.version > 0 ? day : []))

/** Reads the pages of a range, of which an ordinary month or year has one. */
async function readRange({ from, to }: DateRange): Promise<RangeDays> {
  const { next, ...read } = await call(daysApi.range, { query: { from, to } })
  if (next === undefined) return read
  const rest = await readRange({ from, to: next })
  return { ...rest, days: [...read.days, ...rest.days], names: { ...rest.names, ...read.names } }
}

/** A longer range leaves memory with its screen, and is never written to the device. */
const MAX_KEPT_DAYS = 800

/** The days of a range. Newer cached days replace days of the reply. */
function rangeQuery({ from, to }: DateRange) {
  return queryOptions<RangeDays>({
    queryKey: [RANGE_KEY, from, to],
    queryFn: async ({ client }) => {
      const read = await readRange({ from, to })
      return cachedDays(client).reduce((merged, day) => withDayInRange(merged, { from, to }, day), read)
    },
    ...(daysBetween(from, to) > MAX_KEPT_DAYS && { gcTime: 0 }),
  })
}

/** The days of a range with queued edits applied. Without a range there is no request. */
export function useRange(range: DateRange | undefined) {
  const client = useQueryClient()
  const queue = useOpenedQueue()
  const home = currentHome(client)
  const { from, to } = range ?? { from: '', to: '' }
  const select = useCallback(
    (read: RangeDays) => (queue ? withQueueInRange(read, { from, to }, { queue, home }) : read),
    [queue, from, to, home],
  )
  return useQuery({ ...rangeQuery({ from, to }), select, enabled: range !== undefined })
}

/** The days of a range with the queued edits of its dates. */
export function withQueueInRange(
  read: RangeDays,
  { from, to }: DateRange,
  { queue, home }: { queue: QueueView; home: Home | undefined },
): RangeDays {
  const dates = datesOf(ofKind(queue.waiting, 'day')).filter((date) => from <= date && date <= to)
  return dates.reduce((merged, date) => {
    const saved = read.days.find((day) => day.date === date) ?? emptyDay(date)
    return withDayInRange(merged, { from, to }, withQueuedEdits(saved, queue, home))
  }, read)
}

/** A month, as `useRange`. */
export function useMonth(month: LocalMonth | undefined) {
  return useRange(month === undefined ? undefined : datesOfMonth(month))
}

/** What was read of ranges, with their dates and the time of the read (epoch ms). */
export function cachedRanges(client: QueryClient): (DateRange & { read: RangeDays; readAt: number })[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: [RANGE_KEY] })
    .flatMap(({ queryKey: [, from, to], state: { data, dataUpdatedAt } }) =>
      data ? [{ from: String(from), to: String(to), read: data as RangeDays, readAt: dataUpdatedAt }] : [],
    )
}

/** Returns a day from the newest cached range that has it, and when that was read (epoch ms). */
function dayFromRange(client: QueryClient, date: LocalDate): { day: Day; readAt: number } | undefined {
  for (const { read, readAt } of cachedRanges(client).toSorted((a, b) => b.readAt - a.readAt)) {
    const day = read.days.find((each) => each.date === date)
    if (day) return { day, readAt }
  }
  return undefined
}

/** Returns a day from the cached homes or the cached ranges, and when that was read (epoch ms). */
const cachedDay = (client: QueryClient, date: LocalDate) => dayFromHome(client, date) ?? dayFromRange(client, date)

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

/** The newest version of each day that is cached as a whole: by itself, with a home or with a range. */
export function cachedWholeDays(client: QueryClient): ReadonlyMap<LocalDate, Day> {
  const homes = client.getQueriesData<Home>({ queryKey: HOME_KEY }).flatMap(([, home]) => home ?? [])
  const ranges = cachedRanges(client).flatMap(({ read }) => read.days)
  const newest = new Map<LocalDate, Day>()
  for (const day of [...cachedDays(client), ...homes.flatMap(({ today, recent }) => [today, ...recent]), ...ranges])
    newest.set(day.date, newerDay(newest.get(day.date), day))
  return newest
}

export const currentHome = (client: QueryClient) => client.getQueryData(homeQuery(today()).queryKey)

/**
 * Returns a day with queued edits applied. Whether it is a flare is inferred from the cached days before it, by the
 * same rule as in the service.
 */
export function withQueuedEdits(day: Day, { waiting }: QueueView, home: Home | undefined): ShownDay {
  const queued = ofKind(waiting, 'day').filter(({ date }) => date === day.date)
  const shown = applyQueued(day, queued)
  return home && queued.length > 0
    ? withInferredFlare(shown, [home.today, ...home.recent], home.preferences.flare)
    : shown
}

/**
 * The day that a user sees: the last read day with queued edits applied. Until the day itself has been read, the cached
 * home or range provides it. If it cannot be read, `isUnreadable` is set and only queued edits are shown.
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
  const isWaiting = isQueued(queue, 'day', date)
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
  // The read time of the range stays: its other days are as old as before.
  for (const { from, to, read, readAt: updatedAt } of cachedRanges(client))
    client.setQueryData(rangeQuery({ from, to }).queryKey, withDayInRange(read, { from, to }, newestDay), { updatedAt })
  // A saved past day may close a gap of the streak that lies before the days of home. So home is read again when it is
  // next shown, or again if it is being read: that read may have begun before the save, and not know the day.
  const refetchType = client.isFetching({ queryKey: HOME_KEY }) > 0 ? 'active' : 'none'
  if (day.date !== today()) void client.invalidateQueries({ queryKey: HOME_KEY, refetchType })
}
