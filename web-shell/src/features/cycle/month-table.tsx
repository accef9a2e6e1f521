import { type Cycle, calendarPhase } from '../../../../shared/cycle/phases.ts'
import { addDays, type LocalDate, type LocalMonth } from '../../../../shared/time/local-date.ts'
import { sundayWeeks } from '../../../../shared/time/month.ts'
import { formatMonth } from '../../../../shared/ui/calendar/format-day.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import styles from './cycle.module.css'
import { text } from './text.ts'

interface MonthTableProps {
  month: LocalMonth
  today: LocalDate
  cycle: Cycle
}

/** The days of a month, each with its estimated phase in words for screen readers. Source: requirement CYC-03. */
export function MonthTable({ month, today, cycle }: MonthTableProps) {
  const weeks = sundayWeeks(month)
  return (
    <div className={styles['month']}>
      <table>
        <caption className="visually-hidden">{text.calendar.caption(formatMonth(month))}</caption>
        <thead>
          <tr>
            {text.calendar.weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{weekday.charAt(0)}</span>
                <span className="visually-hidden">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) => (
                <td
                  key={text.calendar.weekdays[weekday]}
                  className={date && lookOf(date, today, cycle)}
                  aria-current={date === today ? 'date' : undefined}
                >
                  {date && <DayWords date={date} today={today} cycle={cycle} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The look of a day. A band of days of one phase is round at both ends, also across weeks. */
function lookOf(date: LocalDate, today: LocalDate, cycle: Cycle): string {
  const phase = calendarPhase(date, cycle)
  const isStart = calendarPhase(addDays(date, -1), cycle) !== phase
  const isEnd = calendarPhase(addDays(date, 1), cycle) !== phase
  return classNames(
    styles[phase],
    isStart && styles['start'],
    isEnd && styles['end'],
    date === today && styles['today'],
  )
}

function DayWords({ date, today, cycle }: Omit<MonthTableProps, 'month'> & { date: LocalDate }) {
  return (
    <>
      {Number(date.slice(-2))}
      <span className="visually-hidden">
        , {text.phases[calendarPhase(date, cycle)].toLowerCase()}
        {date === today && `, ${text.calendar.today.toLowerCase()}`}
      </span>
    </>
  )
}
