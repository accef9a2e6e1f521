import { Navigate } from 'react-router-dom'
import { monthOf } from '../../../../../shared/time/local-date.ts'
import { useHome } from '../../../shell/first/data/home-query.ts'
import { Offer } from '../../../shell/later/premium/offer.tsx'
import { DayView } from './day-view.tsx'
import { MonthView } from './month-view.tsx'
import { monthPath, useHistoryLocation } from './use-history-location.ts'
import { useShownMonth } from './use-shown-month.ts'

/** The history of all logged days: one month at a time, or one day. Source: requirement HIST-01. */
export function HistoryPage() {
  const { today, date, month, isChosen } = useHistoryLocation()
  const monthState = useShownMonth(month)
  const { logged = [], earlier } = monthState.shown ?? {}
  const { data: home } = useHome(today)
  // If the current month has no entry yet, open the newest month that has one.
  if (!isChosen && earlier && logged.length === 0) return <Navigate replace to={monthPath(monthOf(earlier))} />
  return (
    <>
      {date === undefined ? (
        <MonthView today={today} month={month} monthState={monthState} />
      ) : (
        <DayView key={date} today={today} date={date} monthState={monthState} custom={home?.custom} />
      )}
      <Offer name="upgradeButton" />
    </>
  )
}
