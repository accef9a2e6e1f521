import { isFlareDay } from '../../../../shared/days/day.ts'
import type { FlareSettings } from '../../../../shared/days/flare.ts'
import type { Day } from '../../../../shared/days/schema.ts'

/**
 * What a save has to say of a flare: `help` opens, it is only `said`, there was `none`, or `nothing` is known, because
 * the person decides alone or logged neither pain nor urgency. Source: requirement FLARE-04.
 */
export function flareNews(day: Day, settings: FlareSettings): 'help' | 'said' | 'none' | 'nothing' {
  const { painLevel, urgencyLevel, flareManual } = day.values
  if (isFlareDay(day)) return settings.manualTipsOnly && !flareManual ? 'said' : 'help'
  const isJudged = settings.alertMode !== 'manual' && (painLevel !== undefined || urgencyLevel !== undefined)
  return isJudged ? 'none' : 'nothing'
}
