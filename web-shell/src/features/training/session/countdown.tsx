import far from 'art:far'
import near from 'art:near'
import { formatCountdown, isLongDue, isNightHour } from '../../../../../shared/training/countdown.ts'
import { nextVoidAt } from '../../../../../shared/training/rules.ts'
import type { Log, Session } from '../../../../../shared/training/schema.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Picture } from '../../../../../shared/ui/picture/picture.tsx'
import { hourOfDay, now, useClock } from '../../../shell/first/api/clock.ts'
import { timeOf } from '../format-time.ts'
import { text } from '../text.ts'
import styles from '../training.module.css'
import { useSecondsUntil } from './use-seconds-until.ts'

const words = text.countdown
const MINUTE_S = 60
/** A screen reader is told every five minutes, not every second. */
const TOLD_EVERY_MIN = 5

const minutesLeft = (seconds: number) => Math.ceil(seconds / MINUTE_S)
const toldMinutes = (seconds: number) => Math.ceil(minutesLeft(seconds) / TOLD_EVERY_MIN) * TOLD_EVERY_MIN

/** The time until the next visit, on water. Source: requirement TRAIN-02. */
export function Countdown({ session, logs }: { session: Session; logs: readonly Log[] }) {
  const nextAt = nextVoidAt(session, logs)
  const seconds = useSecondsUntil(nextAt)
  const isNight = isNightHour(useClock(hourOfDay))
  const isDue = seconds === 0
  const time = timeOf(nextAt)
  return (
    <>
      <Card className={styles['tank']} aria-labelledby="next">
        <Picture of={far} className={styles['far']} />
        <Picture of={near} className={styles['near']} />
        <h2 id="next" className={styles['label']}>
          {isDue ? words.due.heading : words.heading}
        </h2>
        <p className={styles['big']}>
          <span aria-hidden="true">{isDue ? words.due.now : formatCountdown(seconds)}</span>
          <span className="visually-hidden">{isDue ? words.due.said : words.left(minutesLeft(seconds))}</span>
        </p>
        <p>
          {!isDue
            ? words.under(time, session.targetIntervalMinutes)
            : isLongDue(nextAt, now())
              ? words.due.long
              : words.due.under(time)}
        </p>
        <span role="status" className="visually-hidden">
          {isDue ? words.due.said : words.lessThan(toldMinutes(seconds))}
        </span>
      </Card>
      {isNight && <p className={styles['note']}>{trainingText.dayOnly}</p>}
    </>
  )
}
