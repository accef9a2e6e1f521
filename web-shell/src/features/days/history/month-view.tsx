import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { isFlareDay, isLogged } from '../../../../../shared/days/model/day.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { addDays, type LocalDate, type LocalMonth, monthOf } from '../../../../../shared/time/local-date.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import type { DayWell } from '../../../../../shared/ui/calendar/calendar.tsx'
import { formatMonth } from '../../../../../shared/ui/calendar/format-day.ts'
import { LazyCalendar } from '../../../../../shared/ui/calendar/lazy-calendar.tsx'
import { WellsLegend } from '../../../../../shared/ui/calendar/well.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { focusHeading, Page } from '../../../shell/first/frame/page.tsx'
import type { Month } from '../../../shell/later/days/day-query.ts'
import { EntryList } from './entry-list.tsx'
import styles from './history.module.css'
import { LoadedMonth } from './loaded-month.tsx'
import { Outgoing } from './outgoing.tsx'
import { text } from './text.ts'
import { dayPath, monthPath } from './use-history-location.ts'

/** How far back the calendar lets the user choose a month. Older months are reached month by month. */
const CALENDAR_RANGE_DAYS = 15 * 365

interface MonthViewProps {
  today: LocalDate
  month: LocalMonth
  monthQuery: UseQueryResult<Month>
}

/** A month's calendar and entries, with a link to the previous month that has entries. */
export function MonthView({ today, month, monthQuery }: MonthViewProps) {
  const navigate = useNavigate()
  const wells = monthQuery.data ? wellsOf(monthQuery.data.days) : 'not read'
  const isFirstMonth = monthQuery.data !== undefined && monthQuery.data.earlier === undefined
  // The calendar always offers the shown month. No month before the first entry can be chosen.
  const earliestOfRange = isFirstMonth ? today : addDays(today, -CALENDAR_RANGE_DAYS)
  const earliest = [`${month}-01`, earliestOfRange].toSorted()[0] ?? today

  return (
    <Page heading={text.heading} wide>
      <Outgoing today={today} />
      <div className={styles['columns']}>
        <Card aria-label={text.calendar} className={styles['calendar']}>
          <LazyCalendar
            isFullScreen
            value={undefined}
            month={month}
            today={today}
            earliest={earliest}
            latest={today}
            wells={wells}
            onMonthShown={(next) => next !== month && void navigate(monthPath(next), { replace: true })}
            onChange={(date) => void navigate(dayPath(date), { state: { fromMonth: true } })}
          />
          <WellsLegend />
        </Card>
        <section className={styles['list']} aria-label={text.entries(formatMonth(month))}>
          <LoadedMonth monthQuery={monthQuery}>
            {({ days, earlier }) => (
              <>
                <MonthHead
                  month={month}
                  loggedCount={days.filter(isLogged).length}
                  hasHistory={earlier !== undefined || month !== monthOf(today)}
                />
                <EntryList days={days.filter(isLogged)} today={today} />
                {earlier ? (
                  <Link
                    to={monthPath(monthOf(earlier))}
                    className={buttonClass('secondary', true)}
                    // The new list starts at the top of the page.
                    onClick={focusHeading}
                  >
                    {text.earlier(formatMonth(monthOf(earlier)))}
                  </Link>
                ) : (
                  days.length > 0 && <p className={styles['quiet']}>{text.first}</p>
                )}
              </>
            )}
          </LoadedMonth>
        </section>
      </div>
    </Page>
  )
}

/** The logged days as wells. */
function wellsOf(days: readonly Day[]): ReadonlyMap<LocalDate, DayWell> {
  const logged = days.filter(isLogged)
  return new Map(logged.map((day) => [day.date, { pain: day.values.painLevel, isFlare: isFlareDay(day) }]))
}

interface MonthHeadProps {
  month: LocalMonth
  loggedCount: number
  /** Whether other months may have entries. */
  hasHistory: boolean
}

/** How many days of the month are logged. If the user has never logged anything, it links to the log. */
function MonthHead({ month, loggedCount, hasHistory }: MonthHeadProps) {
  if (loggedCount > 0)
    return (
      <div className={styles['head']}>
        <h2>{formatMonth(month)}</h2>
        <p className={styles['quiet']}>{text.count(loggedCount)}</p>
      </div>
    )
  if (hasHistory) return <p>{text.none.month(formatMonth(month))}</p>
  return (
    <Card>
      <p>{text.none.ever}</p>
      <Link to="/log" className={buttonClass('primary', true)}>
        {text.log}
      </Link>
    </Card>
  )
}
