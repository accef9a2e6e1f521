import { earnedBadges, streakDays, weeklyGoal } from '../../../../shared/home/progress.ts'
import { addDays, type LocalDate } from '../../../../shared/time/local-date.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import styles from './home.module.css'
import { text } from './text.ts'

/** The last seven days, as offsets from today. */
const WEEK_OFFSETS = [-6, -5, -4, -3, -2, -1, 0]

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'narrow', timeZone: 'UTC' })

interface ProgressProps {
  today: LocalDate
  loggedOn: readonly LocalDate[]
  /** The number of consecutive logged days directly before the last 30 days. */
  earlierRun: number
}

/**
 * The last seven days, the weekly goal and the badges. Screen readers get the text instead of the dots.
 * Source: requirement HOME-05.
 */
export function Progress({ today, loggedOn, earlierRun }: ProgressProps) {
  const dates = WEEK_OFFSETS.map((offset) => addDays(today, offset))
  const { logged, daysToGo } = weeklyGoal(loggedOn, today)
  const earned = earnedBadges({ streak: streakDays(loggedOn, earlierRun, today), loggedThisWeek: logged })
  const words = text.week
  return (
    <Card aria-labelledby="progress">
      <h2 id="progress">{words.title}</h2>
      <div className={styles['week']} aria-hidden="true">
        {dates.map((date) => (
          <span key={date} className={classNames(styles['day'], date === today && styles['today'])}>
            {weekday.format(Date.parse(date))}
            <span className={classNames(styles['dot'], loggedOn.includes(date) && styles['logged'])} />
          </span>
        ))}
      </div>
      <p className={styles['quiet']}>
        {words.goal}: {words.summary(logged, daysToGo)}
      </p>
      {earned.length > 0 && (
        <ul className={styles['badges']} aria-label={words.badges}>
          {earned.map((badge) => (
            <li key={badge}>{words.badge[badge]}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
