import * as z from 'zod/mini'

/** A valid calendar date, as in `local-date.ts`. */
export const LocalDate = z.iso.date()

/** An instant in epoch milliseconds, between the years 2000 and 2100. */
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
