import type { Schedule } from './schedule.ts'
import type { Reminder } from './schema.ts'
import { type LocalTime, minutesOf, timesWithin } from './times.ts'

const DAY_MS = 86_400_000

const atTime = (day: number, time: LocalTime) => new Date(day).setHours(0, minutesOf(time), 0, 0)

function timesOf(schedule: Schedule): readonly LocalTime[] {
  return schedule.frequency === 'hours' ? timesWithin(schedule) : schedule.times
}

/**
 * About when a reminder comes next (epoch ms), where that cannot be computed exactly: at the next of its times on any day,
 * by the clock of the device, or 24 hours later when it has none. So it may come on a day on which it would not, which is
 * better than not at all. One for a single date keeps its date. Source: requirement REM-06.
 */
export function approximateNextAt({ schedule, countsFromAt, snoozedUntil }: Reminder): number | undefined {
  if (snoozedUntil !== undefined) return snoozedUntil
  const times = timesOf(schedule)
  if (schedule.frequency === 'once') {
    const [year = 0, month = 1, day = 1] = schedule.on.split('-').map(Number)
    const instant = atTime(Number(new Date(year, month - 1, day)), times[0] ?? '00:00')
    return instant > countsFromAt ? instant : undefined
  }
  const days = [countsFromAt, countsFromAt + DAY_MS]
  const instants = days.flatMap((day) => times.map((time) => atTime(day, time)))
  return instants.find((instant) => instant > countsFromAt) ?? countsFromAt + DAY_MS
}
