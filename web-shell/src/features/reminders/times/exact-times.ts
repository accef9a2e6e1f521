import { nextOccurrences } from '../../../../../shared/reminders/occurrences.ts'
import { nextAt } from '../../../../../shared/reminders/rules.ts'
import { sameTimeTomorrow } from '../../../../../shared/reminders/snooze.ts'
import { approximateTimes } from './approximate-times.ts'
import type { Times } from './times.ts'

const PREVIEWED = 5

/** The result of the first function, or of the second one when it throws, as for a time zone that this browser does not know. */
function orElse<T>(compute: () => T, otherwise: () => T): T {
  try {
    return compute()
  } catch {
    return otherwise()
  }
}

/** Loaded by itself, because it brings the code of time zones. Source: requirements REM-02, REM-06. */
export const exactTimes: Times = {
  nextAt: (reminder, zone) =>
    orElse(
      () => nextAt(reminder, zone),
      () => approximateTimes.nextAt(reminder, zone),
    ),
  preview: (schedule, zone, after) =>
    orElse<number[] | undefined>(
      () => nextOccurrences(schedule, zone, after, PREVIEWED),
      () => undefined,
    ),
  sameTimeTomorrow: (now, zone) =>
    orElse(
      () => sameTimeTomorrow(now, zone),
      () => approximateTimes.sameTimeTomorrow(now, zone),
    ),
  isExact: true,
}
