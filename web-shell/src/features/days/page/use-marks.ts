import { useState } from 'react'
import { marksOf } from '../../../../../shared/days/month/mark.ts'
import type { LocalDate, LocalMonth } from '../../../../../shared/time/local-date.ts'
import { useMonth } from '../../../shell/later/days/day-query.ts'

/**
 * The marks of a calendar's days: those of the month that it shows, which is asked for only then; of other months, and
 * until it is there, what home knows to be logged. Source: requirement TODAY-07.
 */
export function useMarks(loggedOn: readonly LocalDate[] = []) {
  const [month, look] = useState<LocalMonth>()
  const { data } = useMonth(month)
  const { flare, good, logged } = marksOf(data?.days ?? [])
  return { marks: { flare, good, logged: [...logged, ...loggedOn] }, look }
}
