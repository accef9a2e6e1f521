import { isFlareDay, isLogged } from '../../shared/days/day.ts'
import type { StoredDay } from '../../shared/days/merge.ts'
import type { DayOperation } from '../../shared/days/schema.ts'
import { type PatternTip, patternTip } from '../../shared/days/tips.ts'
import { believedAt } from '../../shared/days/window.ts'
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
