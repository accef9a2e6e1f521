import far from 'art:far'
import near from 'art:near'
import type { ReactNode } from 'react'
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

interface CountdownProps {
  session: Session
  logs: readonly Log[]
}

/** The time until the next visit, on water. At night there is none. Source: requirement TRAIN-02. */
export function Countdown(props: CountdownProps) {
  const isNight = isNightHour(useClock(hourOfDay))
  if (isNight)
    return (
      <Water heading={words.due.heading} under={trainingText.dayOnly} told={words.night}>
        <span className={styles['resting']}>{words.night}</span>
      </Water>
    )
  return <DayCountdown {...props} />
}

function DayCountdown({ session, logs }: CountdownProps) {
  const nextAt = nextVoidAt(session, logs)
  const seconds = useSecondsUntil(nextAt)
  const time = timeOf(nextAt)
  if (seconds === 0)
    return (
      <Water
        heading={words.due.heading}
        under={isLongDue(nextAt, now()) ? words.due.long : words.due.under(time)}
        told={words.due.said}
      >
        <span aria-hidden="true">{words.due.now}</span>
        <span className="visually-hidden">{words.due.said}</span>
      </Water>
    )
  return (
    <Water
      heading={words.heading}
      under={words.under(time, session.targetIntervalMinutes)}
      told={words.lessThan(toldMinutes(seconds))}
    >
      <span aria-hidden="true">{formatCountdown(seconds)}</span>
      <span className="visually-hidden">{words.left(minutesLeft(seconds))}</span>
    </Water>
  )
}

interface WaterProps {
  heading: string
  /** The number, or what stands for it. */
  children: ReactNode
  under: string
  /** What a screen reader is told by itself. */
  told: string
}

function Water({ heading, children, under, told }: WaterProps) {
  return (
    <Card className={styles['tank']} aria-labelledby="next">
      <Picture of={far} className={styles['far']} />
      <Picture of={near} className={styles['near']} />
      <h2 id="next" className={styles['label']}>
        {heading}
      </h2>
      <p className={styles['big']}>{children}</p>
      <p>{under}</p>
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </Card>
  )
}
