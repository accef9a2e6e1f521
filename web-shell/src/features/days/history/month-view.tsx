import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { isLogged } from '../../../../../shared/days/model/day.ts'
import { marksOf } from '../../../../../shared/days/month/mark.ts'
import { addDays, type LocalDate, type LocalMonth, monthOf } from '../../../../../shared/time/local-date.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { MarksLegend } from '../../../../../shared/ui/calendar/calendar-marks.tsx'
import { monthInWords } from '../../../../../shared/ui/calendar/day-words.ts'
import { LazyCalendar } from '../../../../../shared/ui/calendar/lazy-calendar.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { focusHeading, Page } from '../../../shell/first/frame/page.tsx'
import type { Month } from '../../../shell/later/days/day-query.ts'
import { EntryList } from './entry-list.tsx'
import styles from './history.module.css'
import { ReadMonth } from './read-month.tsx'
import { text } from './text.ts'
import { Unsent } from './unsent.tsx'
import { dayPath, monthPath } from './use-place.ts'

/** So far back months can be chosen from the calendar; what is older still is read by going on and on. */
const CHOICE_DAYS = 15 * 365

interface MonthViewProps {
  today: LocalDate
  month: LocalMonth
  reading: UseQueryResult<Month>
}

/** A month at a glance, its entries, and the way to those before it. */
export function MonthView({ today, month, reading }: MonthViewProps) {
  const navigate = useNavigate()
  const marks = marksOf(reading.data?.days ?? [])
  const isFirst = reading.data !== undefined && reading.data.earlier === undefined
  const farthest = isFirst ? today : addDays(today, -CHOICE_DAYS)
  const earliest = [`${month}-01`, farthest].toSorted()[0] ?? today

  return (
    <Page heading={text.heading} wide>
      <Unsent today={today} />
      <div className={styles['columns']}>
        <Card aria-label={text.calendar} className={styles['calendar']}>
          <LazyCalendar
            isWhole
            value={undefined}
            month={month}
            today={today}
            earliest={earliest}
            latest={today}
            marks={marks}
            onMonth={(next) => next !== month && void navigate(monthPath(next), { replace: true })}
            onChange={(date) => void navigate(dayPath(date), { state: { fromMonth: true } })}
          />
          <MarksLegend marks={marks} />
        </Card>
        <section className={styles['list']} aria-label={text.entries(monthInWords(month))}>
          <ReadMonth reading={reading}>
            {({ days, earlier }) => (
              <>
                <MonthHead
                  month={month}
                  days={days.filter(isLogged).length}
                  isEver={earlier !== undefined || month !== monthOf(today)}
                />
                <EntryList days={days.filter(isLogged)} today={today} />
                {earlier ? (
                  <Link
                    to={monthPath(monthOf(earlier))}
                    className={buttonClass('secondary', true)}
                    // The list begins anew, above.
                    onClick={focusHeading}
                  >
                    {text.earlier(monthInWords(monthOf(earlier)))}
                  </Link>
                ) : (
                  days.length > 0 && <p className={styles['quiet']}>{text.first}</p>
                )}
              </>
            )}
          </ReadMonth>
        </section>
      </div>
    </Page>
  )
}

/** How much was logged in a month; where nothing ever was, how to begin. */
function MonthHead({ month, days, isEver }: { month: LocalMonth; days: number; isEver: boolean }) {
  if (days > 0) return <p className={styles['quiet']}>{text.count(days)}</p>
  if (isEver) return <p>{text.none.month(monthInWords(month))}</p>
  return (
    <Card>
      <p>{text.none.ever}</p>
      <Link to="/log" className={buttonClass('primary', true)}>
        {text.log}
      </Link>
    </Card>
  )
}
