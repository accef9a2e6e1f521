import { isFlareDay } from '../../../../shared/days/day.ts'
import { type FlareSettings, inferFlare } from '../../../../shared/days/flare.ts'
import type { Day } from '../../../../shared/days/schema.ts'

/**
 * What a save has to say of a flare: `help` opens, it is only `said`, there was `none`, there are signs but `steady`
 * ones, or `nothing` is known, because the person decides alone or logged neither pain nor urgency. Source: requirement FLARE-04.
 */
export function flareNews(day: Day, settings: FlareSettings): 'help' | 'said' | 'none' | 'steady' | 'nothing' {
  const { painLevel, urgencyLevel, flareManual } = day.values
  if (isFlareDay(day)) return settings.manualTipsOnly && !flareManual ? 'said' : 'help'
  if (settings.alertMode === 'manual' || (painLevel === undefined && urgencyLevel === undefined)) return 'nothing'
  return inferFlare(day.values, [], { ...settings, suddenIncreaseOnly: false }) ? 'steady' : 'none'
}
