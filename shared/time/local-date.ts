import * as z from 'zod/mini'

const DAY_MS = 86_400_000

/** A calendar day without a zone, `YYYY-MM-DD`, that exists: 2026-02-30 does not. */
export const LocalDate = z.iso.date()
export type LocalDate = z.infer<typeof LocalDate>

/** The instant in epoch milliseconds, between the years 2000 and 2100. */
export const Instant = z.int().check(z.minimum(946_684_800_000), z.maximum(4_102_444_800_000))

/** An IANA time zone that this runtime knows, such as `Europe/London`. */
export const Zone = z.string().check(
  z.maxLength(64),
  z.regex(/^[A-Za-z]/),
  z.refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }),
)

/** The calendar day at `instant` (epoch ms) in `zone`. */
export function localDate(instant: number, zone: string): LocalDate {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The day `days` after `date`; negative goes back. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
