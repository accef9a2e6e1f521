import { now } from '../../shell/first/api/clock.ts'

/** The minutes until the next local midnight, rounded up. */
export function minutesToMidnight(): number {
  const midnight = new Date(now())
  midnight.setHours(24, 0, 0, 0)
  return Math.ceil((midnight.getTime() - now()) / 60_000)
}
