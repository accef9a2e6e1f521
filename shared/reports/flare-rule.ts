import { FLARE_CONDITIONS, type FlareSettings, SUFFICIENT_CONDITIONS } from '../days/flare/flare.ts'
import { text } from './text.ts'

const words = text.flares

/** What a flare day is, by the user's settings: a doctor cannot read the number of flares without the rule. */
export function flareRule(settings: FlareSettings): string {
  const { conditions, alertMode, suddenIncreaseOnly } = settings
  // Water and triggers alone make no flare without a rise.
  const counted = suddenIncreaseOnly ? FLARE_CONDITIONS : SUFFICIENT_CONDITIONS
  const chosen = counted.filter((condition) => conditions.includes(condition))
  if (alertMode === 'manual' || chosen.length === 0) return words.marked
  const phrases = [...new Set(chosen.map((condition) => words.conditions[condition](settings)))]
  return words.rule(phrases.join(', or '), suddenIncreaseOnly)
}
