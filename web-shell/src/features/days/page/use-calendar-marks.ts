import { useState } from 'react'
import { marksOf } from '../../../../../shared/days/month/mark.ts'
import type { LocalDate, LocalMonth } from '../../../../../shared/time/local-date.ts'
import { useMonth } from '../../../shell/later/days/day-query.ts'

/**
 * The marks of a calendar's days. The shown month is fetched only when the calendar shows it. Until it is loaded, and
 * for other months, only the logged days from home's data are marked. Source: requirement TODAY-07.
 */
export function useCalendarMarks(loggedOn: readonly LocalDate[] = []) {
  const [month, showMonth] = useState<LocalMonth>()
  const { data } = useMonth(month)
  const { flare, good, logged } = marksOf(data?.days ?? [])
  return { marks: { flare, good, logged: [...logged, ...loggedOn] }, showMonth }
}
