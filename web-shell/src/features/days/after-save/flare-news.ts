import { BASELINE_DAYS, type FlareSettings, inferFlare } from '../../../../../shared/days/flare/flare.ts'
import { isFlareDay } from '../../../../../shared/days/model/day.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'

/** What a save was judged by. */
interface Judged {
  settings: FlareSettings
  /** The days with an entry. */
  loggedOn: readonly LocalDate[]
}

/** Whether a sign by itself was looked for that the person logged: stress and water alone make no flare. */
function isJudged({ painLevel, urgencyLevel }: DayValues, { alertMode, conditions }: FlareSettings): boolean {
  if (alertMode === 'manual') return false
  const forPain = conditions.includes('bladder_pain') || conditions.includes('pain_when_peeing')
  return (forPain && painLevel !== undefined) || (conditions.includes('urgency') && urgencyLevel !== undefined)
}

/**
 * What a save has to say of a flare: `help` opens, it is only `said`, there was `none`, there are signs but `steady`
 * ones, or `nothing` is known, because nothing was looked for, nothing to judge by was logged, or there was no entry in
 * the three days before. Source: requirement FLARE-04.
 */
export function flareNews(day: Day, { settings, loggedOn }: Judged): 'help' | 'said' | 'none' | 'steady' | 'nothing' {
  if (isFlareDay(day)) return settings.manualTipsOnly && !day.values.flareManual ? 'said' : 'help'
  if (!isJudged(day.values, settings)) return 'nothing'
  if (!inferFlare(day.values, [], { ...settings, suddenIncreaseOnly: false })) return 'none'
  const isComparable = loggedOn.some((date) => date < day.date && daysBetween(date, day.date) <= BASELINE_DAYS)
  return isComparable ? 'steady' : 'nothing'
}
