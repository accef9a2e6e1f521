import report from 'icon:file-text'
import { type LocalDate, type LocalMonth, monthOf } from '../../../../../shared/time/local-date.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { formatMonth } from '../../../../../shared/ui/calendar/format-day.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Link } from '../../../shell/first/frame/link.tsx'
import { focusHeading, Page } from '../../../shell/first/frame/page.tsx'
import { LinkRow, Rows } from '../../../shell/first/frame/rows.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './history.module.css'
import { LoadedMonth } from './loaded-month.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { Outgoing } from './outgoing.tsx'
import { text } from './text.ts'
import { monthPath } from './use-history-location.ts'
import type { MonthState } from './use-shown-month.ts'

interface MonthViewProps {
  today: LocalDate
  month: LocalMonth
  monthState: MonthState
}

/** A month's calendar and entries, with a link to the previous month that has entries. */
export function MonthView({ today, month, monthState }: MonthViewProps) {
  return (
    <Page heading={text.heading} wide>
      <Outgoing today={today} />
      <div className={styles['columns']}>
        <MonthCalendar today={today} month={month} monthState={monthState} />
        <section className={styles['list']} aria-label={text.entries(formatMonth(month))}>
          <LoadedMonth monthState={monthState}>
            {({ logged, days, earlier }) => (
              <>
                <MonthHead
                  month={month}
                  loggedCount={logged.length}
                  hasHistory={earlier !== undefined || month !== monthOf(today)}
                />
                <EntryList days={logged} today={today} />
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
      <Rows>
        <LinkRow to="/reports" icon={report} {...text.report} />
      </Rows>
    </Page>
  )
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
