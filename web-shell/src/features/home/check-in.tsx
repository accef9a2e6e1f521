import go from 'icon:caret-right'
import check from 'icon:check-circle-fill'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { isStrongPain } from '../../../../shared/days/flare/strong-pain.ts'
import { isFlareDay, isLogged } from '../../../../shared/days/model/day.ts'
import { MAX_LEVELS } from '../../../../shared/days/model/levels.ts'
import type { Day } from '../../../../shared/days/model/schema.ts'
import { markOf } from '../../../../shared/days/month/mark.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { registeredFeatures } from '../../shell/early/feature-registry.ts'
import { waitUntilDeviceStorageOpen } from '../../shell/first/data/device-storage.ts'
import type { Home } from '../../shell/first/data/home-query.ts'
import { isQueued, useQueueView } from '../../shell/first/data/queue-view.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { StrongPain } from '../../shell/first/frame/strong-pain.tsx'
import { useLazySheet } from '../../shell/first/frame/use-lazy-sheet.ts'
import styles from './home.module.css'
import { text } from './text.ts'

const { levels } = text
const LEVELS = Object.keys(levels) as (keyof typeof levels)[]

/** Whether yesterday was a flare day and today is not logged as a good day, so that the flare may continue. */
function mayFlareContinue({ recent, today }: Home): boolean {
  return markOf(today) !== 'good' && recent.some((day) => day.date === addDays(today.date, -1) && isFlareDay(day))
}

/** Loads the Quick Track sheet. It also opens the device storage, where drafts and queued edits may wait. */
async function loadQuickTrack() {
  const [QuickTrack] = await Promise.all([
    registeredFeatures().sharedComponents.quickTrack(),
    waitUntilDeviceStorageOpen(),
  ])
  return QuickTrack
}

/** The card for today: help on a flare day, a finished entry, or a prompt to log. Source: requirement HOME-06. */
export function CheckIn({ home }: { home: Home }) {
  const day = home.today
  const { open, close, isLoading, content: QuickTrack } = useLazySheet(loadQuickTrack, text.quick.failed)
  const [pain, setPain] = useState<number>()
  const openWith = (level?: number) => {
    setPain(level)
    open()
  }
  const quickTrackButton = (
    <Button variant="quiet" aria-haspopup="dialog" busy={isLoading} onClick={() => openWith()}>
      {text.quick.open}
    </Button>
  )
  const isTodayQueued = isQueued(useQueueView(), 'day', day.date)
  const flareLink = mayFlareContinue(home) && <YesterdaysFlareLink />
  return (
    <>
      {isFlareDay(day) ? (
        <FlareCard day={day}>{quickTrackButton}</FlareCard>
      ) : isLogged(day) ? (
        <DoneCard day={day} isWaiting={isTodayQueued && home.consent !== 'given'} flareLink={flareLink}>
          {quickTrackButton}
        </DoneCard>
      ) : (
        <ReadyCard flareLink={flareLink} onLevel={openWith}>
          {quickTrackButton}
        </ReadyCard>
      )}
      {QuickTrack && <QuickTrack home={home} painLevel={pain} onClose={close} />}
    </>
  )
}

interface CardProps {
  day: Day
  /** The Quick Track button. */
  children: ReactNode
}

interface ReadyCardProps extends Omit<CardProps, 'day'> {
  flareLink: ReactNode
  /** Called with the pain level (0–10) that the user pressed. */
  onLevel: (pain: number) => void
}

function ReadyCard({ flareLink, onLevel, children }: ReadyCardProps) {
  const { title, text: question, levels: wells } = text.ready
  return (
    <Card aria-labelledby="check-in">
      <div>
        <h2 id="check-in">{title}</h2>
        <p className={styles['quiet']}>{question}</p>
      </div>
      <div className={styles['wells']}>
        {wells.map(({ label, pain }) => (
          <button
            key={label}
            type="button"
            aria-haspopup="dialog"
            className={styles['well']}
            onClick={() => onLevel(pain)}
          >
            <span style={{ '--level': pain } as CSSProperties} />
            <b>{label}</b>
            <span className="visually-hidden">: {text.ready.pain} </span>
            {pain}
          </button>
        ))}
      </div>
      <div className={styles['split']}>
        {children}
        <Link to="/log" className={buttonClass('quiet')}>
          {text.ready.button}
          <Icon of={go} />
        </Link>
      </div>
      {flareLink}
    </Card>
  )
}

interface DoneCardProps extends CardProps {
  flareLink: ReactNode
  /** The entry is only on this device, until the user agrees to the storing of health data. */
  isWaiting: boolean
}

function DoneCard({ day, isWaiting, flareLink, children }: DoneCardProps) {
  const hasStrongPain = isStrongPain(day.values.painLevel)
  return (
    <Card aria-labelledby="check-in">
      <h2 id="check-in">
        {!hasStrongPain && !isWaiting && <Icon of={check} className={styles['tick']} />}
        {isWaiting ? text.done.waiting : text.done.title}
      </h2>
      <EntrySummary day={day} />
      {hasStrongPain && <StrongPain />}
      <div className={styles['actions']}>
        <Link to="/trends" className={buttonClass('secondary')}>
          {text.done.trends}
        </Link>
        <Link to="/log" className={buttonClass('secondary')}>
          {text.done.button}
        </Link>
        {children}
      </div>
      {flareLink}
    </Card>
  )
}

function FlareCard({ day, children }: CardProps) {
  return (
    <Card tone="flare" aria-labelledby="check-in">
      <h2 id="check-in">{text.flare.title}</h2>
      <p>{text.flare.text}</p>
      <EntrySummary day={day} />
      <div className={styles['actions']}>
        <Link to="/flare-kit" className={buttonClass('flare')}>
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

function YesterdaysFlareLink() {
  return (
    <p className={styles['since']}>
      {text.flare.yesterday} <Link to="/flare-kit">{text.flare.kit}</Link>
    </p>
  )
}

/** A summary of today's entry. */
function EntrySummary({ day }: { day: Day }) {
  return (
    <>
      <dl className={styles['levels']}>
        {LEVELS.map((field) => (
          <div key={field}>
            <dt>{levels[field]}</dt>
            <dd>
              <Level value={day.values[field]} max={MAX_LEVELS[field]} />
            </dd>
          </div>
        ))}
      </dl>
      {day.values.notes && <p className={styles['note']}>{text.noteKept}</p>}
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
