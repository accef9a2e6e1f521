import type { ReactNode } from 'react'
import { isFlareDay, isLogged } from '../../../../shared/days/model/day.ts'
import { HIGHEST } from '../../../../shared/days/model/levels.ts'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { markOf } from '../../../../shared/days/month/mark.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { Button, type ButtonVariant, buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { whatIs } from '../../shell/early/declared.ts'
import { deviceOpened } from '../../shell/first/data/device.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { useSheet } from '../../shell/first/frame/use-sheet.ts'
import styles from './home.module.css'
import { text } from './text.ts'

const { levels } = text
const LEVELS = Object.keys(levels) as (keyof typeof levels)[]

/** Whether the day before was a flare day, and nothing says that it has passed. */
function mayLast({ recent, today }: Home): boolean {
  return markOf(today) !== 'good' && recent.some((day) => day.date === addDays(today.date, -1) && isFlareDay(day))
}

/** The sheet that logs today, with what it may find waiting. */
async function loadQuickTrack() {
  const [QuickTrack] = await Promise.all([whatIs().lends.quickTrack(), deviceOpened()])
  return QuickTrack
}

/** What today asks for: help on a flare day, an entry, or nothing more. Source: requirement HOME-06. */
export function CheckIn({ home }: { home: Home }) {
  const day = home.today
  const { open, close, isLoading, content: QuickTrack } = useSheet(loadQuickTrack, text.quick.failed)
  const button = (variant: ButtonVariant) => (
    <Button variant={variant} aria-haspopup="dialog" busy={isLoading} onClick={open}>
      {text.quick.open}
    </Button>
  )
  const since = mayLast(home) && <SinceYesterday />
  return (
    <>
      {isFlareDay(day) ? (
        <InFlare day={day}>{button('secondary')}</InFlare>
      ) : isLogged(day) ? (
        <Done day={day} since={since}>
          {button('secondary')}
        </Done>
      ) : (
        <Ready since={since}>{button('primary')}</Ready>
      )}
      {QuickTrack && <QuickTrack home={home} onClose={close} />}
    </>
  )
}

interface CardProps {
  day: Day
  /** The quick way to log. */
  children: ReactNode
}

function Ready({ since, children }: Omit<CardProps, 'day'> & { since: ReactNode }) {
  return (
    <Card aria-labelledby="check-in">
      <h2 id="check-in">{text.ready.title}</h2>
      <p>{text.ready.text}</p>
      <div className={classNames(styles['actions'], styles['ways'])}>
        {children}
        <Link to="/log" className={buttonClass('secondary')}>
          {text.ready.button}
        </Link>
      </div>
      {since}
    </Card>
  )
}

function Done({ day, since, children }: CardProps & { since: ReactNode }) {
  return (
    <Card aria-labelledby="check-in">
      <h2 id="check-in">
        <svg className={styles['tick']} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
        {text.done.title}
      </h2>
      <Said day={day} />
      <div className={styles['actions']}>
        <Link to="/trends" className={buttonClass('secondary')}>
          {text.done.trends}
        </Link>
        <Link to="/log" className={buttonClass('secondary')}>
          {text.done.button}
        </Link>
        {children}
      </div>
      {since}
    </Card>
  )
}

function InFlare({ day, children }: CardProps) {
  return (
    <Card aria-labelledby="check-in" className={styles['flare']}>
      <h2 id="check-in">{text.flare.title}</h2>
      <p>{text.flare.text}</p>
      <Said day={day} />
      <div className={styles['actions']}>
        <Link to="/flare-kit" className={buttonClass('primary')}>
          {text.flare.kit}
        </Link>
        <Link to="/log" className={buttonClass('secondary')}>
          {text.flare.edit}
        </Link>
        {children}
      </div>
    </Card>
  )
}

function SinceYesterday() {
  return (
    <p className={styles['since']}>
      {text.flare.since} <Link to="/flare-kit">{text.flare.kit}</Link>
    </p>
  )
}

/** Today's entry in short. */
function Said({ day }: { day: Day }) {
  return (
    <>
      <dl className={styles['levels']}>
        {LEVELS.map((field) => (
          <div key={field}>
            <dt>{levels[field]}</dt>
            <dd>
              <Level value={day.values[field]} max={HIGHEST[field]} />
            </dd>
          </div>
        ))}
      </dl>
      {day.values.notes && <p className={styles['note']}>{day.values.notes}</p>}
    </>
  )
}

function Level({ value, max }: { value: number | undefined; max: number }) {
  if (value === undefined)
    return (
      <>
        <span className={classNames(styles['number'], styles['quiet'])} aria-hidden="true">
          –
        </span>
        <span className="visually-hidden">{text.notAnswered}</span>
      </>
    )
  return (
    <>
      <span className={styles['number']}>{value}</span>
      <span className={styles['of']}> / {max}</span>
    </>
  )
}
