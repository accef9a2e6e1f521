import go from 'icon:caret-right'
import { Fragment } from 'react'
import { MAX_LEVELS } from '../../../../../shared/days/model/levels.ts'
import type { Day } from '../../../../../shared/days/model/schema.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import { addDays, daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDayOfMonth } from '../../../../../shared/ui/calendar/format-day.ts'
import { MiniWell } from '../../../../../shared/ui/calendar/well.tsx'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import rows from '../../../../../shared/ui/rows.module.css'
import { Link } from '../../../shell/first/frame/link.tsx'
import styles from './history.module.css'
import { Mark } from './mark.tsx'
import { text } from './text.ts'
import { dayPath } from './use-history-location.ts'

/** A list of days, newest first, with a summary of each and a link to all its values. Gaps are told. */
export function EntryList({ days, today }: { days: readonly Day[]; today: LocalDate }) {
  return (
    <ul className={rows['rows']}>
      {days.flatMap((day, index) => {
        const later = days[index - 1]
        const gap = later && daysBetween(day.date, later.date) > 1
        return [
          ...(gap
            ? [
                <Gap
                  key={`before ${later.date}`}
                  from={addDays(day.date, 1)}
                  to={addDays(later.date, -1)}
                  today={today}
                />,
              ]
            : []),
          <li key={day.date}>
            <Link to={dayPath(day.date)} state={{ fromMonth: true }} className={rows['row']}>
              <MiniWell pain={day.values.painLevel} />
              <span className={styles['entry']}>
                <span className={rows['words']}>
                  <span className={rows['title']}>{formatDayOfMonth(day.date, today)}</span>
                  <Summary day={day} />
                </span>
                <Mark day={day} />
              </span>
              <Icon of={go} className={rows['go']} />
            </Link>
          </li>,
        ]
      })}
    </ul>
  )
}

function Gap({ from, to, today }: { from: LocalDate; to: LocalDate; today: LocalDate }) {
  return <li className={styles['gap']}>{text.gap(formatDayOfMonth(from, today), formatDayOfMonth(to, today))}</li>
}

/** Urgency, sleep and the first line of the notes. What was not answered is left out: a gap, never a zero. */
function Summary({ day: { values } }: { day: Day }) {
  const { painLevel, urgencyLevel, sleepHours } = values
  const facts = [
    urgencyLevel !== undefined && `${wordsOf('urgencyLevel').label} ${urgencyLevel} of ${MAX_LEVELS.urgencyLevel}`,
    sleepHours !== undefined && text.sleep(sleepHours),
  ]
  return (
    <span className={rows['text']}>
      <span className="visually-hidden">{text.pain(painLevel)} </span>
      {/* A fact is not broken. */}
      {facts
        .filter((fact) => fact !== false)
        .map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span className={styles['fact']}>{fact}</span>
          </Fragment>
        ))}
      {values.notes && <span className={styles['note']}>{values.notes}</span>}
    </span>
  )
}
