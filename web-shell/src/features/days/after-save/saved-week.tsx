import stones from 'art:stones'
import check from 'icon:check-bold'
import { datesUpTo, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDay, weekdayLetter } from '../../../../../shared/ui/calendar/format-day.ts'
import { Icon, Picture } from '../../../../../shared/ui/picture/picture.tsx'
import { text } from '../text.ts'
import styles from './saved-week.module.css'

/** Stones for what is done, with one ripple, and the last seven days. */
export function SavedWeek({ loggedOn, today }: { loggedOn: readonly LocalDate[]; today: LocalDate }) {
  return (
    <>
      <div className={styles['done']}>
        <Picture of={stones} className={styles['stones']} />
      </div>
      <ul className={styles['week']} aria-label={text.after.lastWeek}>
        {datesUpTo(today, 7).map((date) => {
          const isLogged = loggedOn.includes(date)
          return (
            <li key={date}>
              <span className={styles['mark']} data-logged={isLogged} aria-hidden="true">
                {isLogged ? <Icon of={check} /> : '–'}
              </span>
              <span aria-hidden="true">{weekdayLetter(date)}</span>
              <span className="visually-hidden">
                {formatDay(date, today)}: {text.strip[isLogged ? 'logged' : 'empty']}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
