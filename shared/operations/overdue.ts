import { SCHEDULES, type ScheduleName } from './names.ts'

const MINUTE_MS = 60_000
const MIN_GRACE_MINUTES = 5
const GRACE_SHARE = 0.1

/**
 * Whether a schedule should have run again by `now`, after a run that began at `at` (both epoch ms). It may be late by a tenth of its
 * period, and by five minutes: a day in London has 25 hours once a year, and a run is recorded when it has ended. Source: requirement
 * OPS-04.
 */
export function isOverdue(name: ScheduleName, at: number, now: number): boolean {
  const every = SCHEDULES[name]
  return now - at > (every + Math.max(MIN_GRACE_MINUTES, every * GRACE_SHARE)) * MINUTE_MS
}
