import checkIcon from 'icon:check-bold'
import { needsCare } from '../../../../shared/days/flare/strong-pain.ts'
import { isFlareDay } from '../../../../shared/days/model/day.ts'
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
export function Progress({ today, home }: { today: LocalDate; home: Home | undefined }) {
  return (
    <section aria-labelledby="progress" className={styles['progress']}>
      <div className={styles['split']}>
        <h2 id="progress">{text.week.title}</h2>
        {home && <Goal today={today} home={home} />}
      </div>
      <ul className={styles['week']}>
        {datesUpTo(today, 7).map((date) => (
          <li key={date}>{home ? <DayOfWeek date={date} home={home} /> : <UnreadDay date={date} />}</li>
        ))}
      </ul>
      {/* It keeps its height without badges, so that nothing moves when they arrive. */}
      <div className={styles['badges']}>{home && <Badges today={today} home={home} />}</div>
    </section>
  )
}

interface ProgressPartProps {
  today: LocalDate
  home: Home
}

function Goal({ today, home: { loggedOn } }: ProgressPartProps) {
  const { logged, daysToGo } = weeklyGoal(loggedOn, today)
  return <p>{text.week.summary(logged, daysToGo)}</p>
}

/** None on a hard day: it is no day to be congratulated. */
function Badges({ today, home: { today: day, loggedOn, earlierRun } }: ProgressPartProps) {
  if (needsCare(day)) return null
  const { logged } = weeklyGoal(loggedOn, today)
  const earned = earnedBadges({ streak: streakDays(loggedOn, earlierRun, today), loggedThisWeek: logged })
  if (earned.length === 0) return null
  return (
    <ul aria-label={text.week.badges}>
      {earned.map((badge) => (
        <li key={badge}>{text.week.badge[badge]}</li>
      ))}
    </ul>
  )
}

/** A day of the week that was not read yet. */
function UnreadDay({ date }: { date: LocalDate }) {
  return (
    <span className={styles['day']} aria-hidden="true">
      <span>{weekdayLetter(date)}</span>
      <span className={classNames(styles['mark'], styles['unread'])} />
    </span>
  )
}

/** One day of the week. It opens the day. */
function DayOfWeek({ date, home }: { date: LocalDate; home: Home }) {
  const { today, recent, loggedOn } = home
  const day = [today, ...recent].find((each) => each.date === date)
  const isLogged = loggedOn.includes(date)
  const isToday = date === today.date
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
        {formatDay(date, today.date)}: {text.week.day(isLogged, pain, isFlare)}
      </span>
    </Link>
  )
}
