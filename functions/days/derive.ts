import { type PatternTip, patternTip } from '../../shared/days/flare/tips.ts'
import type { StoredDay } from '../../shared/days/merge/merge.ts'
import { isFlareDay, isLogged } from '../../shared/days/model/day.ts'
import type { DayOperation } from '../../shared/days/model/schema.ts'
import { believedAt } from '../../shared/days/model/window.ts'
import { localDate } from '../../shared/time/local-date.ts'

/** What can be said after a day was saved that was today to its maker, and no flare. Source: requirement TIP-01. */
export function tipAfter(
  day: StoredDay,
  before: readonly StoredDay[],
  { operation, now }: { operation: DayOperation; now: number },
): PatternTip | undefined {
  const today = localDate(believedAt(operation.editedAt, now), operation.zone)
  if (day.date !== today || !isLogged(day) || isFlareDay(day)) return undefined
  return patternTip([day, ...before], today)
}
