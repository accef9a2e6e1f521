import type { FoundPattern } from '../../shared/days/flare/pattern-tips.ts'
import { findPatternTip } from '../../shared/days/flare/tips.ts'
import type { StoredDay } from '../../shared/days/merge/merge.ts'
import { isFlareDay, isLogged } from '../../shared/days/model/day.ts'
import type { DayOperation } from '../../shared/days/model/schema.ts'
import { trustedInstant } from '../../shared/records/edit-age.ts'
import { localDate } from '../../shared/time/local-date.ts'

/**
 * Returns the pattern tip after a save, if there is one. Only for a day that was today in the edit's time zone, has an
 * entry and is no flare day. Source: requirement TIP-01.
 */
export function tipAfterSave(
  day: StoredDay,
  before: readonly StoredDay[],
  { operation, now }: { operation: DayOperation; now: number },
): FoundPattern | undefined {
  const today = localDate(trustedInstant(operation.editedAt, now), operation.zone)
  if (day.date !== today || !isLogged(day) || isFlareDay(day)) return undefined
  return findPatternTip([day, ...before], today)
}
