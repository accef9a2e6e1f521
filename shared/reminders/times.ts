/** A time of day, `HH:MM`. Its schema is in `schedule.ts`. */
export type LocalTime = string

const DAY_MINUTES = 24 * 60

/** The minutes from midnight until a time of day. */
export function minutesOf(time: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The time of day so many minutes after midnight. */
export function timeOf(minutes: number): LocalTime {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The times of a day every so many hours, the first at `from`, none after `until`. */
export function timesWithin({
  everyHours,
  from,
  until,
}: {
  everyHours: number
  from: LocalTime
  until: LocalTime
}): LocalTime[] {
  const times: LocalTime[] = []
  const last = Math.min(minutesOf(until), DAY_MINUTES - 1)
  for (let minutes = minutesOf(from); minutes <= last; minutes += everyHours * 60) times.push(timeOf(minutes))
  return times
}
