import { MAX_LEVELS } from '../../../../../shared/days/model/levels.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import styles from './history.module.css'
import { Mark } from './mark.tsx'
import { text } from './text.ts'
import { dayPath } from './use-history-location.ts'

/** A list of days with a summary of each and a link to all its values. */
export function EntryList({ days, today }: { days: readonly Day[]; today: LocalDate }) {
  return (
    <ul className={styles['entries']}>
      {days.map((day) => (
        <li key={day.date}>
          <Link to={dayPath(day.date)} state={{ fromMonth: true }} className={styles['entry']}>
            <span className={styles['head']}>
              <b>{formatDayFromToday(day.date, today)}</b>
              <Mark day={day} />
            </span>
            <Levels day={day} />
            {day.values.notes && <span className={styles['note']}>{day.values.notes}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Pain and urgency. A day with neither value shows nothing here; its other values are one tap away. */
function Levels({ day }: { day: Day }) {
  const fields = ['painLevel', 'urgencyLevel'] as const
  if (fields.every((field) => day.values[field] === undefined)) return null
  return (
    <span className={styles['levels']}>
      {fields.map((field) => (
        <Level key={field} day={day} field={field} />
      ))}
    </span>
  )
}

/** A missing value is shown as a dash, never as 0. */
function Level({ day, field }: { day: Day; field: keyof typeof MAX_LEVELS }) {
  const value = day.values[field]
  return (
    <span>
      {wordsOf(field).label}{' '}
      {value === undefined ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{text.notAnswered}</span>
        </>
      ) : (
        `${value} / ${MAX_LEVELS[field]}`
      )}
    </span>
  )
}
