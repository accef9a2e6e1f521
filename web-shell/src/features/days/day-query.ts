import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { daysApi } from '../../../../shared/days/api.ts'
import type { Day } from '../../../../shared/days/schema.ts'
import { withDay } from '../../../../shared/home/without-asking.ts'
import type { LocalDate } from '../../../../shared/time/local-date.ts'
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

/** A day as the service has it. Home's copy of today is shown at once. */
export function useDay(date: LocalDate) {
  const client = useQueryClient()
  const home = client.getQueryState<Home>(homeQuery(date).queryKey)
  return useQuery({
    ...dayQuery(date),
    initialData: () => home?.data?.today,
    initialDataUpdatedAt: () => home?.dataUpdatedAt,
  })
}

/** Shows a saved day everywhere at once. A reply older than what is known changes nothing. */
export function keepDay(client: QueryClient, day: Day): void {
  const kept = client.setQueryData(dayQuery(day.date).queryKey, (known) => newer(known, day)) ?? day
  client.setQueriesData<Home>({ queryKey: HOME_KEY }, (home) => home && withDay(home, kept))
  // A past day may have closed the gap before a run of days that home has not read: when it is next looked at.
  if (day.date !== today()) void client.invalidateQueries({ queryKey: HOME_KEY, refetchType: 'none' })
}
