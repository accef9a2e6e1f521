import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import styles from './home.module.css'
import { text } from './text.ts'

const WEEK = [-6, -5, -4, -3, -2, -1, 0]

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'narrow', timeZone: 'UTC' })

/** The last seven days, a dot for each that was logged. The sentence says the same, so the dots are only for the eye. */
export function Week({ today, loggedOn }: { today: LocalDate; loggedOn: readonly LocalDate[] }) {
  const days = WEEK.map((back) => addDays(today, back))
  const logged = days.filter((day) => loggedOn.includes(day)).length
  return (
    <Card aria-labelledby="week">
      <h2 id="week">{text.week.title}</h2>
      <div className={styles['week']} aria-hidden="true">
        {days.map((day) => (
          <span key={day} className={classNames(styles['day'], day === today && styles['today'])}>
            {weekday.format(Date.parse(day))}
            <span className={classNames(styles['dot'], loggedOn.includes(day) && styles['logged'])} />
          </span>
        ))}
      </div>
      <p className={styles['quiet']}>{text.week.summary(logged)}</p>
    </Card>
  )
}
