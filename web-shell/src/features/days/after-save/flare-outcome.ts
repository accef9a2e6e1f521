import { BASELINE_DAYS, type FlareSettings, inferFlare } from '../../../../../shared/days/flare/flare.ts'
import { isFlareDay } from '../../../../../shared/days/model/day.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'

interface FlareContext {
  settings: FlareSettings
  /** The dates with an entry. */
  loggedOn: readonly LocalDate[]
}

/** Whether the settings check pain or urgency and the day has that value. Stress or water alone is never a flare. */
function wasChecked({ painLevel, urgencyLevel }: DayValues, { alertMode, conditions }: FlareSettings): boolean {
  if (alertMode === 'manual') return false
  const checksPain = conditions.includes('bladder_pain') || conditions.includes('pain_when_peeing')
  const checksUrgency = conditions.includes('urgency')
  return (checksPain && painLevel !== undefined) || (checksUrgency && urgencyLevel !== undefined)
}

/**
 * What a saved day means for flares. Source: requirement FLARE-04.
 *
 * - `help`: a flare, and its help opens
 * - `sentence`: a flare, but the user's settings allow only a sentence
 * - `noSigns`: no signs of a flare
 * - `noRise`: signs of a flare, but no sudden rise
 * - `unknown`: the settings check no sign, no checked value is logged, or the three days before have no entry
 */
export function flareOutcome(
  day: Day,
  { settings, loggedOn }: FlareContext,
): 'help' | 'sentence' | 'noSigns' | 'noRise' | 'unknown' {
  if (isFlareDay(day)) return settings.manualTipsOnly && !day.values.flareManual ? 'sentence' : 'help'
  if (!wasChecked(day.values, settings)) return 'unknown'
  if (!inferFlare(day.values, [], { ...settings, suddenIncreaseOnly: false })) return 'noSigns'
  const isComparable = loggedOn.some((date) => date < day.date && daysBetween(date, day.date) <= BASELINE_DAYS)
  return isComparable ? 'noRise' : 'unknown'
}
