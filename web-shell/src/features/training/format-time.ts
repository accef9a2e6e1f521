import { addDays, localDate } from '../../../../shared/time/local-date.ts'
import { today, zone } from '../../shell/first/api/clock.ts'

/** The local hour (0–23) of an instant (epoch ms). */
export const hourAt = (at: number) => new Date(at).getHours()

/** The time of an instant (epoch ms), such as `19:45`. */
export function timeOf(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)
}

/** The day of an instant (epoch ms) in a sentence: `today`, `yesterday`, `on 4 November`. */
export function dayOf(at: number): string {
  const date = localDate(at, zone())
  if (date === today()) return 'today'
  if (date === addDays(today(), -1)) return 'yesterday'
  return `on ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(at)}`
}

/** The time of an instant of today, and of another day its date, too: `18:30`, `4 Nov, 18:30`. */
export function timeWithDay(at: number): string {
  if (localDate(at, zone()) === today()) return timeOf(at)
  return `${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(at)}, ${timeOf(at)}`
}
