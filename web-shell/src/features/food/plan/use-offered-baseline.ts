import { offeredBaseline } from '../../../../../shared/food/test/effect.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { useRange } from '../../../shell/later/days/day-query.ts'

/** The logged days of the week before `startsOn`, as far as it has passed; `undefined` while they are not known. */
function useWeekBefore(startsOn: LocalDate, today: LocalDate) {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(startsOn) && !Number.isNaN(Date.parse(startsOn))
  const [from, end] = isDate ? [addDays(startsOn, -7), addDays(startsOn, -1)] : ['', '']
  const to = end < today ? end : today
  return useRange(isDate && from <= to ? { from, to } : undefined).data?.days
}

/** A baseline from the diary: average pain in the week before `startsOn`, as a level, of how many days. */
export function useOfferedBaseline(startsOn: LocalDate, today: LocalDate): { level: number; days: number } | undefined {
  const days = useWeekBefore(startsOn, today)
  if (!days) return undefined
  const offered = offeredBaseline(days, startsOn)
  return offered.kind === 'mean' ? { level: Math.round(offered.mean), days: offered.days } : undefined
}

/** On how many days of the week before `startsOn` the pain is known; 0 while that cannot be read. */
export function useDaysBefore(startsOn: LocalDate, today: LocalDate): number {
  const days = useWeekBefore(startsOn, today) ?? []
  return days.filter(({ values }) => values.painLevel !== undefined).length
}
