import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { emptyDay, isLogged } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { RECENT_DAYS } from '../../../../../shared/home/api.ts'
import { addDays, datesUpTo, daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import type { DateRange } from '../../../../../shared/time/range.ts'
import type { Columns } from '../../../../../shared/trends/columns.ts'
import { dayIn } from '../../../../../shared/trends/days.ts'
import { isLoggedState } from '../../../../../shared/trends/state.ts'
import { HOME_KEY, type Home } from '../../first/data/home-query.ts'
import { useOpenedQueue } from '../offline/queue/watch-queue.ts'
import { useColumns } from '../trends/columns-query.ts'
import { cachedRanges, cachedWholeDays, currentHome, useRange, withQueueInRange } from './day-query.ts'

/** The days of a range as far as they are known. */
export interface KnownDays {
  days: readonly Day[]
  /** The names of custom items by field. */
  names: Readonly<Record<string, string>>
  /** The dates of which nothing, or not all, is known. */
  unknown: readonly LocalDate[]
}

/** The ranges of which every day is on this device, also those without an entry. */
function wholeRanges(client: QueryClient): DateRange[] {
  const homes = client.getQueriesData<Home>({ queryKey: HOME_KEY }).flatMap(([, home]) => home ?? [])
  return [
    ...cachedRanges(client),
    ...homes.map(({ today: { date } }) => ({ from: addDays(date, -RECENT_DAYS), to: date })),
  ]
}

/** A date of which only columns know something: its numbers, or that it is not logged. */
function dayInColumns(columns: Columns | undefined, date: LocalDate): Day | 'not logged' | undefined {
  const state = columns?.states[daysBetween(columns.first, date)]
  if (!columns || state === undefined) return undefined
  return isLoggedState(state) ? { ...emptyDay(date), ...dayIn(columns, date) } : 'not logged'
}

/** What the device has of a range without asking the service. Columns have no medications and no details. */
function daysOnDevice(client: QueryClient, { from, to }: DateRange, columns: Columns | undefined): KnownDays {
  const isIn = (date: LocalDate) => from <= date && date <= to
  const whole = cachedWholeDays(client)
  const ranges = wholeRanges(client)
  const isKnown = (date: LocalDate) => whole.has(date) || ranges.some((each) => each.from <= date && date <= each.to)
  const missing = datesUpTo(to, daysBetween(from, to) + 1)
    .filter((date) => !isKnown(date))
    .map((date) => ({ date, found: dayInColumns(columns, date) }))
    .filter(({ found }) => found !== 'not logged')
  const inColumns = missing.flatMap(({ found }) => (typeof found === 'object' ? [found] : []))
  const days = [...whole.values()].filter(({ date }) => isIn(date))
  return {
    days: [...days, ...inColumns].toSorted((a, b) => (a.date < b.date ? 1 : -1)),
    names: Object.assign({}, ...cachedRanges(client).map(({ read }) => read.names)) as Record<string, string>,
    unknown: missing.map(({ date }) => date),
  }
}

/**
 * The days of a range with queued edits. If they cannot be read, and were not read before, it is what the device has of
 * them: `isPartial`. Nothing is shown if none of them is logged.
 */
export function useKnownDays(range: DateRange | undefined) {
  const client = useQueryClient()
  const query = useRange(range)
  const queue = useOpenedQueue()
  const home = currentHome(client)
  const { data: columns } = useColumns('series', false)
  const isUnreachable = query.data === undefined && (query.isFetched || query.isPaused)
  const known = useMemo(() => {
    if (!range || !isUnreachable) return undefined
    const { days, ...onDevice } = daysOnDevice(client, range, columns)
    const read = { days: [...days], names: onDevice.names }
    return { ...onDevice, ...(queue ? withQueueInRange(read, range, { queue, home }) : read) }
  }, [client, range, isUnreachable, queue, home, columns])
  const { data: read } = query
  const shown = useMemo<KnownDays | undefined>(() => {
    if (read) return { ...read, unknown: [] }
    return known?.days.some(isLogged) ? known : undefined
  }, [read, known])
  return { query, shown, isPartial: query.data === undefined }
}
