import { useMonth } from '../../../shell/day-query.ts'
import { useHome } from '../../../shell/home-query.ts'
import { DayView } from './day-view.tsx'
import { MonthView } from './month-view.tsx'
import { usePlace } from './use-place.ts'

/** All that was ever logged, a month at a time, and each day of it to read. Source: requirement HIST-01. */
export function HistoryPage() {
  const { today, date, month } = usePlace()
  const reading = useMonth(month)
  const { data: home } = useHome(today)
  if (date === undefined) return <MonthView today={today} month={month} reading={reading} />
  return <DayView key={date} today={today} date={date} reading={reading} custom={home?.custom} />
}
