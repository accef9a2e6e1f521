const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A valid calendar date without a zone, `YYYY-MM-DD`: 2026-02-30 is not valid. Its schema is in `schema.ts`. */
export type LocalDate = string

/** A calendar month without a zone, `YYYY-MM`. */
export type LocalMonth = string

export function monthOf(date: LocalDate): LocalMonth {
  return date.slice(0, 7)
}

const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_CACHED_FORMATS = 100

/** The formatter of dates in `zone`. Cached, because creating one takes far longer than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  if (formats.size === MAX_CACHED_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}

/** The local date at `instant` (epoch ms) in `zone`. */
export function localDate(instant: number, zone: string): LocalDate {
  const parts = formatOf(zone).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The latest local date that any time zone has at `instant` (epoch ms). */
export function latestLocalDate(instant: number): LocalDate {
  return localDate(instant, 'Pacific/Kiritimati')
}

/** The local date `days` after `date`; before it when `days` is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The `count` local dates up to and including `last`, in order. */
export function datesUpTo(last: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count))
}

/** The first instant (epoch ms) of a local date in `zone`, also where the clocks change at midnight. */
export function startOfDay(date: LocalDate, zone: string): number {
  // Zones are at most 14 hours ahead of UTC and 12 behind.
  let [before, from] = [Date.parse(date) - 15 * HOUR_MS, Date.parse(date) + 13 * HOUR_MS]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (localDate(middle, zone) < date) before = middle
    else from = middle
  }
  return from
}

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
