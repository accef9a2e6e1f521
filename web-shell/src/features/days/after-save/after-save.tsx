import { useNavigate } from 'react-router-dom'
import { flareSupport, isHardDay } from '../../../../../shared/days/flare/flare-support.ts'
import { isStrongPain, needsCare } from '../../../../../shared/days/flare/strong-pain.ts'
import { findDayTip } from '../../../../../shared/days/flare/tips.ts'
import type { Day, SavedDay } from '../../../../../shared/days/model/schema.ts'
import { milestoneAt, streakDays } from '../../../../../shared/home/progress.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { today } from '../../../shell/first/api/clock.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { StrongPain } from '../../../shell/first/frame/strong-pain.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'
import { CareNote } from './care-note.tsx'
import { FlareHelp } from './flare-help.tsx'
import { flareOutcome } from './flare-outcome.ts'
import { hasHeavyNote } from './heavy-note.ts'
import { SavedWeek } from './saved-week.tsx'
import { Streak } from './streak.tsx'
import { tipText, wordsOfPattern } from './tip-text.ts'
import { useCountdown } from './use-countdown.ts'

/** Seconds until home opens by itself after a save without anything to read. Source: requirement STRK-01. */
const COUNTDOWN_S = 5

interface AfterSaveProps {
  saved: SavedDay
  home: Home
  onClose: () => void
}

/**
 * The sheet after a save. A note about suicide gets an answer of its own, also if home could not be read; then nothing
 * else needs the sheet.
 */
export function AfterSave({ saved, home, onClose }: Omit<AfterSaveProps, 'home'> & { home: Home | undefined }) {
  const { values } = saved.day
  if (hasHeavyNote(values)) return <CareNote painLevel={values.painLevel} isSaved onClose={onClose} />
  if (!home) return null
  const Content = needsCare(saved.day) ? SavedWithCare : Saved
  return <Content saved={saved} home={home} onClose={onClose} />
}

/** The title of the sheet: a celebration if the streak reached a milestone. Source: requirement STRK-01. */
function titleOf(streak: number): string {
  const reached = milestoneAt(streak)
  if (reached === undefined) return text.after.entry
  return reached === 'fifty' ? text.after.fifty(streak) : text.after.milestone[reached]
}

/** The tip for a day without a flare. A past day has none, because its advice would come too late. */
function tipFor({ day, patternTip }: SavedDay) {
  if (day.date !== today()) return undefined
  if (patternTip) return wordsOfPattern(patternTip)
  const tip = findDayTip(day.values)
  return tip === 'general' && isHardDay(day.values) ? text.after.hardDay : tipText[tip]
}

/** The sentence about a flare for which no help is shown, because of the user's settings or because the day is past. */
const flareSentence = ({ date }: Day) => (date === today() ? text.flareOutcome.sentence : text.after.pastFlare)

/** The sheet after a save on a flare or with strong pain: care, and nothing else. Source: requirement STRK-01. */
function SavedWithCare({ saved, home, onClose }: AfterSaveProps) {
  const { day } = saved
  const outcome = flareOutcome(day, { settings: home.preferences.flare, loggedOn: home.loggedOn })
  const isFlare = outcome === 'help' || outcome === 'sentence'
  const words = text.after
  const isToday = day.date === today()
  const showsHelp = outcome === 'help' && isToday
  return (
    <Sheet
      open
      title={outcome === 'help' ? words.flare : isToday && !isFlare ? words.strongPain : words.entry}
      onClose={onClose}
      footer={
        <Link to="/home" className={buttonClass('secondary')} onClick={onClose}>
          {words.home}
        </Link>
      }
    >
      <p className={styles['quiet']}>{isToday ? words.savedToday : words.saved}</p>
      {showsHelp ? (
        <FlareHelp
          support={flareSupport(day.values)}
          isRise={day.flareInferred && home.preferences.flare.suddenIncreaseOnly}
        />
      ) : (
        <>
          {isFlare && (
            <p>
              {flareSentence(day)} <Link to="/flare-kit">{words.openKit}</Link>
            </p>
          )}
          {isToday && isStrongPain(day.values.painLevel) && <StrongPain titled={isFlare} />}
        </>
      )}
    </Sheet>
  )
}

/** The sheet after any other save: the streak and a tip. Source: requirement STRK-01. */
function Saved({ saved, home, onClose }: AfterSaveProps) {
  const navigate = useNavigate()
  const streak = streakDays(home.loggedOn, home.earlierRun, today())
  const tip = tipFor(saved)
  // The countdown does not run if the sheet has something to read.
  const countdown = useCountdown(tip ? undefined : COUNTDOWN_S, () => void navigate('/home'))
  const words = text.after
  return (
    <Sheet
      open
      title={titleOf(streak)}
      onClose={onClose}
      footer={
        <div className={styles['after']}>
          {countdown.secondsLeft !== undefined && (
            <Countdown secondsLeft={countdown.secondsLeft} onStop={countdown.stop} />
          )}
          <NextLinks onClose={onClose} />
        </div>
      }
    >
      <SavedWeek loggedOn={home.loggedOn} today={today()} />
      <Streak days={streak} />
      {tip && (
        <Card tone="soft" aria-labelledby="tip" className={styles['tip']}>
          <h3 id="tip">{tip.title}</h3>
          <p>{tip.text}</p>
          {tip === words.hardDay && <Link to="/flare-kit">{words.openKit}</Link>}
        </Card>
      )}
    </Sheet>
  )
}

interface CountdownProps {
  secondsLeft: number
  onStop: () => void
}

function Countdown({ secondsLeft, onStop }: CountdownProps) {
  return (
    <p className={styles['countdown']}>
      <span aria-hidden="true">{text.after.countdown(secondsLeft)}</span>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // This button disappears, so the focus moves to another button of the sheet.
          currentTarget.closest('dialog')?.querySelector('button')?.focus()
          onStop()
        }}
      >
        {text.after.stay}
      </Button>
    </p>
  )
}

/** Links to the next screens. Source: requirement STRK-01. */
function NextLinks({ onClose }: { onClose: () => void }) {
  const words = text.after
  return (
    <nav className={styles['shortcuts']} aria-label={words.next}>
      <Link to="/trends" className={buttonClass('secondary')}>
        {words.trends}
      </Link>
      <Link to="/learn" className={buttonClass('secondary')}>
        {words.learn}
      </Link>
      <Link to="/home" className={buttonClass()} onClick={onClose}>
        {words.home}
      </Link>
    </nav>
  )
}
