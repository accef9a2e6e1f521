import { addDays, localDate } from '../time/local-date.ts'
import { instantAt } from './occurrences.ts'

/** The same time of day tomorrow in `zone` (IANA), as an instant (epoch ms). Source: requirement REM-03. */
export function sameTimeTomorrow(now: number, zone: string): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now)
  return instantAt(addDays(localDate(now, zone), 1), time, zone)
}
