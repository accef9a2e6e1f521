import { offeredBaseline } from '../../../../../shared/food/test/effect.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { useRange } from '../../../shell/later/days/day-query.ts'

/** A baseline from the diary: average pain in the week before `startsOn`, as a level, of how many days. */
export function useOfferedBaseline(startsOn: LocalDate, today: LocalDate): { level: number; days: number } | undefined {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(startsOn) && !Number.isNaN(Date.parse(startsOn))
  const [from, end] = isDate ? [addDays(startsOn, -7), addDays(startsOn, -1)] : ['', '']
  const to = end < today ? end : today
  const { data } = useRange(isDate && from <= to ? { from, to } : undefined)
  if (!data || !isDate) return undefined
  const offered = offeredBaseline(data.days, startsOn)
  return offered.kind === 'mean' ? { level: Math.round(offered.mean), days: offered.days } : undefined
}
