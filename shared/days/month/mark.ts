import type { LocalDate } from '../../time/local-date.ts'
import { isFlareDay, isLogged } from '../model/day.ts'
import type { Day } from '../model/schema.ts'

/** From this pain on, 0–10, a day is marked as a flare. */
const FLARE_PAIN = 7
/** Pain, 0–10, and urgency, 0–5, of a good day are at most this. */
const GOOD = 2

export type DayMark = 'flare' | 'good' | 'logged'

/** How a day is marked; `undefined` without an entry. What was not answered makes no day good. Source: requirement TODAY-07. */
export function markOf(day: Pick<Day, 'values' | 'flareInferred'>): DayMark | undefined {
  const { painLevel, urgencyLevel } = day.values
  if (isFlareDay(day) || (painLevel ?? 0) >= FLARE_PAIN) return 'flare'
  const isLow = (level: number | undefined) => level !== undefined && level <= GOOD
  if (isLow(painLevel) && isLow(urgencyLevel)) return 'good'
  return isLogged(day) ? 'logged' : undefined
}

/** The dates of some days by their marks. */
export function marksOf(days: readonly Day[]): Record<DayMark, LocalDate[]> {
  const marked = (mark: DayMark) => days.filter((day) => markOf(day) === mark).map(({ date }) => date)
  return { flare: marked('flare'), good: marked('good'), logged: marked('logged') }
}
