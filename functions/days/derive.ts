import { isFlareDay, isLogged } from '../../shared/days/day.ts'
import { BASELINE_DAYS, type FlareSettings, inferFlare } from '../../shared/days/flare.ts'
import type { StoredDay } from '../../shared/days/merge.ts'
import type { DayOperation } from '../../shared/days/schema.ts'
import { type PatternTip, patternTip } from '../../shared/days/tips.ts'
import { believedAt } from '../../shared/days/window.ts'
import { daysBetween, localDate } from '../../shared/time/local-date.ts'

/** A merged day as it is stored: with what the rules make of it beside the days before it. Source: FLARE-01. */
export function withInference(day: StoredDay, before: readonly StoredDay[], settings: FlareSettings): StoredDay {
  const baseline = before.filter(({ date }) => daysBetween(date, day.date) <= BASELINE_DAYS)
  const flareInferred = inferFlare(
    day.values,
    baseline.map(({ values }) => values),
    settings,
  )
  return { ...day, flareInferred }
}

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
