import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { daysApi } from '../../../../shared/days/api.ts'
import { withDayInMonth } from '../../../../shared/days/month.ts'
import type { Day } from '../../../../shared/days/schema.ts'
import { withDay } from '../../../../shared/home/without-asking.ts'
import type { Reply } from '../../../../shared/http/endpoint.ts'
import { type LocalDate, type LocalMonth, monthOf } from '../../../../shared/time/local-date.ts'
import { call } from '../../shell/call.ts'
import { today } from '../../shell/clock.ts'
import { HOME_KEY, type Home, homeQuery } from '../../shell/home-query.ts'

const newer = (known: Day | undefined, read: Day) => (known && known.version > read.version ? known : read)

function dayQuery(date: LocalDate) {
  return queryOptions<Day>({
    queryKey: ['day', date],
    queryFn: () => call(daysApi.read, { params: { date } }),
    // A read that began before a save must not take it back.
    structuralSharing: (known, read) => newer(known as Day | undefined, read as Day),
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

/** A month as the service has it; nothing is asked without one. */
export function useMonth(month: LocalMonth | undefined) {
  return useQuery({ ...monthQuery(month ?? ''), enabled: month !== undefined })
}

/** A day as its month brought it, and when that was read (epoch ms). */
function inMonth(client: QueryClient, date: LocalDate): { day?: Day | undefined; readAt?: number | undefined } {
  const month = client.getQueryState<Month>(monthQuery(monthOf(date)).queryKey)
  return { day: month?.data?.days.find((each) => each.date === date), readAt: month?.dataUpdatedAt }
}

/** A day as the service has it. Home's copy of today, or that of a month, is shown at once. */
export function useDay(date: LocalDate) {
  const client = useQueryClient()
  const home = client.getQueryState<Home>(homeQuery(date).queryKey)
  return useQuery({
    ...dayQuery(date),
    initialData: () => home?.data?.today ?? inMonth(client, date).day,
    initialDataUpdatedAt: () => home?.dataUpdatedAt ?? inMonth(client, date).readAt,
  })
}

/** Shows a saved day everywhere at once. A reply older than what is known changes nothing. */
export function keepDay(client: QueryClient, day: Day): void {
  const kept = client.setQueryData(dayQuery(day.date).queryKey, (known) => newer(known, day)) ?? day
  client.setQueriesData<Home>({ queryKey: HOME_KEY }, (home) => home && withDay(home, kept))
  for (const [key, month] of client.getQueriesData<Month>({ queryKey: [MONTH_KEY] })) {
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    // Shown at once, and no newer than it was read: the others of its days are as old as before.
    if (month) client.setQueryData<Month>(key, withDayInMonth(month, String(key[1]), kept), { updatedAt })
  }
  // A past day may have closed the gap before a run of days that home has not read: when it is next looked at.
  if (day.date !== today()) void client.invalidateQueries({ queryKey: HOME_KEY, refetchType: 'none' })
}
