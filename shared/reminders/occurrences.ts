import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'
import { addDays, daysBetween, type LocalDate, localDate } from '../time/local-date.ts'
import type { Schedule } from './schedule.ts'
import { type LocalTime, minutesOf, timesWithin } from './times.ts'

const DAY_MS = 86_400_000

/** The times of each date on which a schedule has any, in order. */
function timesOf(schedule: Schedule): readonly LocalTime[] {
  return schedule.frequency === 'hours' ? timesWithin(schedule) : schedule.times
}

const weekdayOf = (date: LocalDate) => new Date(date).getUTCDay() || 7

/** The first date of a schedule on or after `date`; `undefined` when there is none any more. */
function firstDateFrom(schedule: Schedule, date: LocalDate): LocalDate | undefined {
  switch (schedule.frequency) {
    case 'once':
      return schedule.on >= date ? schedule.on : undefined
    case 'daily':
    case 'hours':
      return date
    case 'weekly': {
      const today = weekdayOf(date)
      const [first = today] = schedule.weekdays
      const next = schedule.weekdays.find((day) => day >= today) ?? first + 7
      return addDays(date, next - today)
    }
    case 'days': {
      const past = daysBetween(schedule.from, date)
      return addDays(schedule.from, Math.max(0, Math.ceil(past / schedule.everyDays)) * schedule.everyDays)
    }
  }
}

/**
 * The instant (epoch ms) of a local date and time in `zone` (IANA). A time that the clocks skip is the first instant after
 * the gap; of a time that they repeat it is the first.
 */
export function instantAt(date: LocalDate, time: LocalTime, zone: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const local = PlainDateTime.create(year, month, day, Math.floor(minutesOf(time) / 60), minutesOf(time) % 60)
  const zoned = PlainDateTime.toZonedDateTime(local, zone)
  if (PlainDateTime.equals(ZonedDateTime.toPlainDateTime(zoned), local)) return zoned.epochMilliseconds
  // It is skipped: `zoned` is as far after the gap as the time is after the beginning of the gap. The beginning itself leads
  // to the instant of the change, which is no previous one of itself.
  const later = ZonedDateTime.addMilliseconds(zoned, 1)
  return (ZonedDateTime.getTimeZoneTransition(later, 'previous') ?? zoned).epochMilliseconds
}

/**
 * The instant (epoch ms) at which a reminder comes next, strictly after `after` (epoch ms); `undefined` when it does not
 * come again. Its times are local times in `zone` (IANA): one that the clocks skip comes at the first instant after the
 * gap, one that they repeat comes once, the first time. Source: requirement REM-02.
 */
export function nextOccurrence(schedule: Schedule, zone: string, after: number): number | undefined {
  let date = firstDateFrom(schedule, localDate(after, zone))
  while (date !== undefined) {
    for (const time of timesOf(schedule)) {
      const instant = instantAt(date, time, zone)
      if (instant > after) return instant
    }
    date = firstDateFrom(schedule, addDays(date, 1))
  }
  return undefined
}

/** The next instants (epoch ms) at which a reminder comes, at most `count`. */
export function nextOccurrences(schedule: Schedule, zone: string, after: number, count: number): number[] {
  const instants: number[] = []
  for (let next = nextOccurrence(schedule, zone, after); next !== undefined && instants.length < count; ) {
    instants.push(next)
    next = nextOccurrence(schedule, zone, next)
  }
  return instants
}

/** The last instant (epoch ms) after `after` and up to `until` at which a reminder came; `undefined` without one. */
export function lastOccurrence(
  schedule: Schedule,
  zone: string,
  { after, until }: { after: number; until: number },
): number | undefined {
  const upTo = (instant: number | undefined) => (instant !== undefined && instant <= until ? instant : undefined)
  let last = upTo(nextOccurrence(schedule, zone, after))
  // Most of a long time is passed over at once.
  const recent = last && upTo(nextOccurrence(schedule, zone, Math.max(last, until - DAY_MS)))
  for (let next = recent; next !== undefined; next = upTo(nextOccurrence(schedule, zone, next))) last = next
  return last
}
