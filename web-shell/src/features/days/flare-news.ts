import { isFlareDay } from '../../../../shared/days/day.ts'
import { BASELINE_DAYS, type FlareSettings, inferFlare } from '../../../../shared/days/flare.ts'
import type { Day } from '../../../../shared/days/schema.ts'
import { daysBetween, type LocalDate } from '../../../../shared/time/local-date.ts'

/** What a save was judged by. */
interface Judged {
  settings: FlareSettings
  /** The days with an entry. */
  loggedOn: readonly LocalDate[]
}

/**
 * What a save has to say of a flare: `help` opens, it is only `said`, there was `none`, there are signs but `steady`
 * ones, or `nothing` is known, because the person decides alone, logged neither pain nor urgency, or logged none of the
 * three days before that strong pain could be compared with. Source: requirement FLARE-04.
 */
export function flareNews(day: Day, { settings, loggedOn }: Judged): 'help' | 'said' | 'none' | 'steady' | 'nothing' {
  const { painLevel, urgencyLevel, flareManual } = day.values
  if (isFlareDay(day)) return settings.manualTipsOnly && !flareManual ? 'said' : 'help'
  if (settings.alertMode === 'manual' || (painLevel === undefined && urgencyLevel === undefined)) return 'nothing'
  if (!inferFlare(day.values, [], { ...settings, suddenIncreaseOnly: false })) return 'none'
  const isComparable = loggedOn.some((date) => date < day.date && daysBetween(date, day.date) <= BASELINE_DAYS)
  return isComparable ? 'steady' : 'nothing'
}
