const MINUTE_S = 60
const HOUR_S = 3_600

const padded = (number: number) => String(number).padStart(2, '0')

/** A countdown of whole seconds as minutes and seconds, with hours from one hour on: `24:10`, `1:05:00`. */
export function formatCountdown(seconds: number): string {
  const hours = Math.floor(seconds / HOUR_S)
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S)
  const rest = padded(seconds % MINUTE_S)
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** The hours of the night, in which there is no training: from ten in the evening until seven. The hours are our choice. */
const NIGHT = { from: 22, until: 7 }

/** Whether a local hour (0–23) is one of the night. Source: facts, bladder training (daytime only). */
export function isNightHour(hour: number): boolean {
  return hour >= NIGHT.from || hour < NIGHT.until
}

/** After this time the user has not waited for the visit: the device was put away, or it was night. */
const PUT_AWAY_AFTER_MS = 4 * HOUR_S * 1_000

/** Whether a visit that was due at `nextAt` was due so long ago that its time says nothing. Both in epoch ms. */
export function isLongDue(nextAt: number, now: number): boolean {
  return now - nextAt > PUT_AWAY_AFTER_MS
}

/**
 * Whether a wait from `nextAt` until `at` (epoch ms) says nothing in minutes: it began or ended at night, or was long due.
 * `hourAt` tells the local hour of an instant. Source: facts, bladder training (daytime only).
 */
export function isUntimed(nextAt: number, at: number, hourAt: (at: number) => number): boolean {
  return isLongDue(nextAt, at) || isNightHour(hourAt(nextAt)) || isNightHour(hourAt(at))
}
