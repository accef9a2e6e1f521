import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isLogged } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import type { DateRange } from '../../../../../shared/days/month/range.ts'
import { RECENT_DAYS } from '../../../../../shared/home/api.ts'
import { addDays, datesUpTo, daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { HOME_KEY, type Home } from '../../first/data/home-query.ts'
import { useOpenedQueue } from '../offline/queue/watch-queue.ts'
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

/** What the device has of a range without asking the service. */
function daysOnDevice(client: QueryClient, { from, to }: DateRange): KnownDays {
  const isIn = (date: LocalDate) => from <= date && date <= to
  const whole = cachedWholeDays(client)
  const ranges = wholeRanges(client)
  const isKnown = (date: LocalDate) => whole.has(date) || ranges.some((each) => each.from <= date && date <= each.to)
  return {
    days: [...whole.values()].filter(({ date }) => isIn(date)).toSorted((a, b) => (a.date < b.date ? 1 : -1)),
    names: Object.assign({}, ...cachedRanges(client).map(({ read }) => read.names)) as Record<string, string>,
    unknown: datesUpTo(to, daysBetween(from, to) + 1).filter((date) => !isKnown(date)),
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
  const isUnreachable = query.data === undefined && (query.isFetched || query.isPaused)
  const known = useMemo(() => {
    if (!range || !isUnreachable) return undefined
    const { days, ...onDevice } = daysOnDevice(client, range)
    const read = { days: [...days], names: onDevice.names }
    return { ...onDevice, ...(queue ? withQueueInRange(read, range, { queue, home }) : read) }
  }, [client, range, isUnreachable, queue, home])
  const shown: KnownDays | undefined = query.data
    ? { ...query.data, unknown: [] }
    : known?.days.some(isLogged)
      ? known
      : undefined
  return { query, shown, isPartial: query.data === undefined }
}
