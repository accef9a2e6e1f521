import type { LocalDate } from '../../time/local-date.ts'
import { isStrongPain } from '../flare/strong-pain.ts'
import { isFlareDay, isLogged, isTaggedAsFlare } from '../model/day.ts'
import type { Day } from '../model/schema.ts'

/** On a good day, pain (0–10) and urgency (0–5) are at most this. */
const MAX_GOOD_LEVEL = 2

export type DayMark = 'flare' | 'good' | 'logged'

/**
 * The mark of a day; `undefined` without an entry. A flare is marked if the user said so, or with strong pain. Missing
 * values never make a day good, and neither does one that looks like a flare. Source: requirement TODAY-07.
 */
export function markOf(day: Pick<Day, 'values' | 'flareInferred'>): DayMark | undefined {
  const { painLevel, urgencyLevel } = day.values
  if (isTaggedAsFlare(day) || isStrongPain(painLevel)) return 'flare'
  const isLow = (level: number | undefined) => level !== undefined && level <= MAX_GOOD_LEVEL
  if (isLow(painLevel) && isLow(urgencyLevel) && !isFlareDay(day)) return 'good'
  return isLogged(day) ? 'logged' : undefined
}

/** The dates of the days, grouped by mark. */
export function marksOf(days: readonly Day[]): Record<DayMark, LocalDate[]> {
  const datesWith = (mark: DayMark) => days.filter((day) => markOf(day) === mark).map(({ date }) => date)
  return { flare: datesWith('flare'), good: datesWith('good'), logged: datesWith('logged') }
}
