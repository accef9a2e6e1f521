import { SCHEDULES } from '../../../../shared/operations/names.ts'
import type { OperationsState, ScheduleState } from '../../../../shared/operations/schema.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import tables from '../../../../shared/ui/number-table.module.css'
import rows from '../../rows.module.css'
import { soonText } from '../../when.ts'
import styles from './operations.module.css'
import { text } from './text.ts'
import { dayText, secondsText } from './time.ts'

const words = text.schedules

/** When each schedule ran last, and whether something is wrong with it. */
export function Schedules({ schedules }: { schedules: readonly ScheduleState[] }) {
  return (
    <ul className={rows['list']}>
      {schedules.map((schedule) => (
        <ScheduleRow key={schedule.name} schedule={schedule} />
      ))}
    </ul>
  )
}

function ScheduleRow({ schedule: { name, last, isOverdue } }: { schedule: ScheduleState }) {
  const run = last ? words.last(soonText(last.at), secondsText(last.tookMs)) : words.none
  const delivered = last?.delivered
  return (
    <li className={rows['row']}>
      <div className={rows['words']}>
        <h3 className={rows['title']}>{words.names[name]}</h3>
        <p className={rows['about']}>
          {words.every(SCHEDULES[name])} · {run}
        </p>
        {delivered && (
          <p className={rows['about']}>
            {words.delivered(delivered.articles, delivered.recordings, dayText(delivered.newestOn))}
          </p>
        )}
        {last?.failed && <p className={styles['alert']}>{words.failed}</p>}
        {isOverdue && <p className={styles['alert']}>{words.overdue}</p>}
      </div>
    </li>
  )
}

/** How many mails were refused on each of the last days. */
export function MailDays({ days }: { days: OperationsState['mail'] }) {
  const { heading, about, caption, day, bounces, complaints } = text.mail
  return (
    <section aria-labelledby="mail" className={styles['part']}>
      <h2 id="mail">{heading}</h2>
      <p>{about}</p>
      <table className={classNames(tables['table'], styles['mails'])}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{day}</th>
            <th scope="col">{bounces}</th>
            <th scope="col">{complaints}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={each.on}>
              <th scope="row">{dayText(each.on)}</th>
              <td>{each.bounces}</td>
              <td>{each.complaints}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
