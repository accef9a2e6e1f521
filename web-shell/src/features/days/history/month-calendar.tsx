import { useLocation, useNavigate } from 'react-router-dom'
import { isFlareDay } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { addDays, type LocalDate, type LocalMonth } from '../../../../../shared/time/local-date.ts'
import type { DayWell } from '../../../../../shared/ui/calendar/calendar.tsx'
import { LazyCalendar } from '../../../../../shared/ui/calendar/lazy-calendar.tsx'
import { WellsLegend } from '../../../../../shared/ui/calendar/well.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { useHome } from '../../../shell/first/data/home-query.ts'
import styles from './history.module.css'
import { text } from './text.ts'
import { dayPath, monthPath } from './use-history-location.ts'
import type { MonthState } from './use-shown-month.ts'

/** How far back the calendar lets the user choose a month. Older months are reached month by month. */
const CALENDAR_RANGE_DAYS = 15 * 365

interface MonthCalendarProps {
  today: LocalDate
  month: LocalMonth
  monthState: MonthState
  /** The day that is open, if any. Another one replaces it in the history, so that Back still leads to the list. */
  date?: LocalDate
}

/** A month's days as wells. A press opens the day. */
export function MonthCalendar({ today, month, monthState, date }: MonthCalendarProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { data: home } = useHome(today)
  const wells = monthState.shown ? wellsOf(monthState.shown.logged) : 'not read'
  const isFirstMonth = monthState.shown !== undefined && monthState.shown.earlier === undefined
  // The calendar always offers the shown month. No month before the first entry can be chosen.
  const earliestOfRange = isFirstMonth ? today : addDays(today, -CALENDAR_RANGE_DAYS)
  const earliest = [`${month}-01`, earliestOfRange].toSorted()[0] ?? today
  const how = date ? { replace: true, state } : { state: { fromMonth: true } }

  return (
    <Card aria-label={text.calendar} className={styles['calendar']}>
      <LazyCalendar
        isFullScreen
        value={date}
        month={month}
        today={today}
        earliest={earliest}
        latest={today}
        wells={wells}
        weekStart={home?.preferences.weekStart}
        onMonthShown={(next) => next !== month && void navigate(monthPath(next), { replace: true })}
        onChange={(next) => next !== date && void navigate(dayPath(next), how)}
      />
      <WellsLegend />
    </Card>
  )
}

/** The logged days as wells. */
function wellsOf(logged: readonly Day[]): ReadonlyMap<LocalDate, DayWell> {
  return new Map(logged.map((day) => [day.date, { pain: day.values.painLevel, isFlare: isFlareDay(day) }]))
}
