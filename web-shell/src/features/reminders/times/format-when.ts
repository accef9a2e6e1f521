import { addDays, localDate } from '../../../../../shared/time/local-date.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = timeZone + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
  formats.set(key, known)
  return known.format(at).replace(',', '')
}

/** The zone in which to show times: the account's, or that of the device when the browser does not know it. */
export function shownZone(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The time of an instant (epoch ms) in `zone`: `19:00`. */
export const timeAt = (at: number, zone: string) => format(at, zone, { hour: '2-digit', minute: '2-digit' })

/** The day of an instant seen from `now` (both epoch ms): `today`, `tomorrow`, `Monday`, `4 December`. */
export function dayAt(at: number, now: number, zone: string): string {
  const [date, today] = [localDate(at, zone), localDate(now, zone)]
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date === addDays(today, -1)) return 'yesterday'
  const isNear = date > addDays(today, -7) && date < addDays(today, 7)
  return format(at, zone, isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
}

/** The time of an instant of today, of another day with its day: `19:00`, `tomorrow, 19:00`. */
export function whenAt(at: number, now: number, zone: string): string {
  const day = dayAt(at, now, zone)
  return day === 'today' ? timeAt(at, zone) : `${day}, ${timeAt(at, zone)}`
}

/** When something comes, in a sentence: `at 19:00`, `tomorrow at 19:00`. */
export function comesAt(at: number, now: number, zone: string): string {
  const day = dayAt(at, now, zone)
  return day === 'today' ? `at ${timeAt(at, zone)}` : `${day} at ${timeAt(at, zone)}`
}

/** An instant in a list: `Today, 20:00`, `Fri 27 November, 08:00`. */
export function fullWhenAt(at: number, now: number, zone: string): string {
  const day = dayAt(at, now, zone)
  const isRelative = day === 'today' || day === 'tomorrow'
  const shown = isRelative
    ? day.charAt(0).toUpperCase() + day.slice(1)
    : format(at, zone, { weekday: 'short', day: 'numeric', month: 'long' })
  return `${shown}, ${timeAt(at, zone)}`
}

/** The last word of a zone's name: `New York` for `America/New_York`. */
export const zonePlace = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
