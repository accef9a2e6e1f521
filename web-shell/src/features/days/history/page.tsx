import { Navigate } from 'react-router-dom'
import { isLogged } from '../../../../../shared/days/model/day.ts'
import { monthOf } from '../../../../../shared/time/local-date.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { useMonth } from '../../../shell/later/days/day-query.ts'
import { DayView } from './day-view.tsx'
import { MonthView } from './month-view.tsx'
import { monthPath, usePlace } from './use-place.ts'

/** All that was ever logged, a month at a time, and each day of it to read. Source: requirement HIST-01. */
export function HistoryPage() {
  const { today, date, month, isChosen } = usePlace()
  const reading = useMonth(month)
  const { days = [], earlier } = reading.data ?? {}
  const { data: home } = useHome(today)
  // Early in a month the newest entries are those of an earlier one.
  if (!isChosen && earlier && !days.some(isLogged)) return <Navigate replace to={monthPath(monthOf(earlier))} />
  if (date === undefined) return <MonthView today={today} month={month} reading={reading} />
  return <DayView key={date} today={today} date={date} reading={reading} custom={home?.custom} />
}
