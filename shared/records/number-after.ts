const MINUTE_MS = 60_000
const NUMBERS_START = Date.parse('2026-01-01T00:00:00Z')
const MAX_NUMBER_BY_CLOCK = 100_000_000

/**
 * The next free number of a device after the last one that is known: at least the minutes since 2026. What was restored from a copy, or
 * has forgotten the device, does not know the numbers used since, and an edit with a used number would be taken for another one.
 */
export function numberAfter(last: number, now: number): number {
  const minutes = Math.floor((now - NUMBERS_START) / MINUTE_MS)
  return Math.max(last + 1, minutes <= MAX_NUMBER_BY_CLOCK ? minutes : 0)
}
