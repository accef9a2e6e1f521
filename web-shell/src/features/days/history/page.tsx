import { Navigate } from 'react-router-dom'
import { isLogged } from '../../../../../shared/days/model/day.ts'
import { monthOf } from '../../../../../shared/time/local-date.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { useMonth } from '../../../shell/later/days/day-query.ts'
import { Offer } from '../../../shell/later/premium/offer.tsx'
import { DayView } from './day-view.tsx'
import { MonthView } from './month-view.tsx'
import { monthPath, useHistoryLocation } from './use-history-location.ts'

/** The history of all logged days: one month at a time, or one day. Source: requirement HIST-01. */
export function HistoryPage() {
  const { today, date, month, isChosen } = useHistoryLocation()
  const monthQuery = useMonth(month)
  const { days = [], earlier } = monthQuery.data ?? {}
  const { data: home } = useHome(today)
  // If the current month has no entry yet, open the newest month that has one.
  if (!isChosen && earlier && !days.some(isLogged)) return <Navigate replace to={monthPath(monthOf(earlier))} />
  return (
    <>
      {date === undefined ? (
        <MonthView today={today} month={month} monthQuery={monthQuery} />
      ) : (
        <DayView key={date} today={today} date={date} monthQuery={monthQuery} custom={home?.custom} />
      )}
      <Offer name="upgradeButton" />
    </>
  )
}
