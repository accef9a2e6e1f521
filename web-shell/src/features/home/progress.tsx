import checkIcon from 'icon:check-bold'
import { isFlareDay } from '../../../../shared/days/model/day.ts'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { earnedBadges, streakDays, weeklyGoal } from '../../../../shared/home/progress.ts'
import { datesUpTo, type LocalDate } from '../../../../shared/time/local-date.ts'
import { formatDay, weekdayLetter } from '../../../../shared/ui/calendar/format-day.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import type { Home } from '../../shell/first/data/home-query.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import styles from './home.module.css'
import { text } from './text.ts'

/** The last seven days with their pain, the weekly goal and the badges. Source: requirement HOME-05. */
export function Progress({ home: { today, recent, loggedOn, earlierRun } }: { home: Home }) {
  const { logged, daysToGo } = weeklyGoal(loggedOn, today.date)
  const earned = earnedBadges({ streak: streakDays(loggedOn, earlierRun, today.date), loggedThisWeek: logged })
  const words = text.week
  return (
    <section aria-labelledby="progress" className={styles['progress']}>
      <div className={styles['split']}>
        <h2 id="progress">{words.title}</h2>
        <p>{words.summary(logged, daysToGo)}</p>
      </div>
      <ul className={styles['week']}>
        {datesUpTo(today.date, 7).map((date) => {
          const day = [today, ...recent].find((each) => each.date === date)
          return (
            <li key={date}>
              <DayOfWeek date={date} today={today.date} isLogged={loggedOn.includes(date)} day={day} />
            </li>
          )
        })}
      </ul>
      {earned.length > 0 && (
        <ul className={styles['badges']} aria-label={words.badges}>
          {earned.map((badge) => (
            <li key={badge}>{words.badge[badge]}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface DayOfWeekProps {
  date: LocalDate
  today: LocalDate
  isLogged: boolean
  /** The day's entry, as far as it is known. */
  day: Day | undefined
}

/** One day of the week. It opens the day. */
function DayOfWeek({ date, today, isLogged, day }: DayOfWeekProps) {
  const isToday = date === today
  const pain = day?.values.painLevel
  const isFlare = day !== undefined && isFlareDay(day)
  const look = isLogged ? (isFlare ? 'flareDay' : 'loggedDay') : isToday ? 'todayOpen' : 'gap'
  return (
    <Link to={isToday ? '/log' : `/log?date=${date}`} className={styles['day']}>
      <span aria-hidden="true">{weekdayLetter(date)}</span>
      <span className={classNames(styles['mark'], styles[look])} aria-hidden="true">
        {pain ?? (isLogged ? <Icon of={checkIcon} /> : isToday ? '+' : '–')}
      </span>
      <span className="visually-hidden">
        {formatDay(date, today)}: {text.week.day(isLogged, pain, isFlare)}
      </span>
    </Link>
  )
}
