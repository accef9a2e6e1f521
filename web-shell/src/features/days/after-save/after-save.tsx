import { useNavigate } from 'react-router-dom'
import { flareSupport, isHardDay } from '../../../../../shared/days/flare/flare-support.ts'
import { ruleTip } from '../../../../../shared/days/flare/tips.ts'
import type { Day, Saved } from '../../../../../shared/days/model/schema.ts'
import { milestone, streak } from '../../../../../shared/home/progress.ts'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'
import { today } from '../../../shell/first/api/clock.ts'
import type { Home } from '../../../shell/first/data/home-query.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import styles from '../days.module.css'
import { text } from '../text.ts'
import { FlareHelp } from './flare-help.tsx'
import { flareNews } from './flare-news.ts'
import { Streak } from './streak.tsx'
import { tipText } from './tip-text.ts'
import { useCountdown } from './use-countdown.ts'

/** Home comes by itself so long after a save that has nothing to read. Source: requirement STRK-01. */
const LASTS_S = 5

interface AfterSaveProps {
  saved: Saved
  home: Home
  onClose: () => void
}

/** What a streak is told under: a celebration where there is one to make. Source: requirement STRK-01. */
function titleOf(days: number): string {
  const reached = milestone(days)
  if (reached === undefined) return text.after.entry
  return reached === 'fifty' ? text.after.fifty(days) : text.after.milestone[reached]
}

/** The tip for a day without a flare; a past day has none, for its advice would come late. */
function tipFor({ day, patternTip }: Saved) {
  if (day.date !== today()) return undefined
  const tip = patternTip ?? ruleTip(day.values)
  return tip === 'general' && isHardDay(day.values) ? text.after.hard : tipText[tip]
}

/** What is said of a flare where no help is given: because that is wanted, or because the day is over. */
const saidOf = ({ date }: Day) => (date === today() ? text.news.said : text.after.saidPast)

/** What there is to say after a save, in this order: help with a flare, the streak, and without a flare a tip. */
export function AfterSave({ saved, home, onClose }: AfterSaveProps) {
  const navigate = useNavigate()
  const { day } = saved
  const news = flareNews(day, { settings: home.preferences.flare, loggedOn: home.loggedOn })
  const isFlare = news === 'help' || news === 'said'
  const isHelped = news === 'help' && day.date === today()
  const isSaid = isFlare && !isHelped
  const days = streak(home.loggedOn, home.earlierRun, today())
  const tip = isFlare ? undefined : tipFor(saved)
  // Nobody is sent away from something that they are reading.
  const countdown = useCountdown(isFlare || tip ? undefined : LASTS_S, () => void navigate('/home'))
  const words = text.after

  return (
    <Sheet
      open
      title={news === 'help' ? words.flare : titleOf(days)}
      onClose={onClose}
      footer={
        <div className={styles['after']}>
          {countdown.left !== undefined && <Countdown left={countdown.left} onPause={countdown.pause} />}
          <WaysOn isHelped={isHelped} onClose={onClose} />
        </div>
      }
    >
      {isHelped && (
        <FlareHelp
          support={flareSupport(day.values)}
          isRise={day.flareInferred && home.preferences.flare.suddenIncreaseOnly}
        />
      )}
      {isSaid && (
        <p>
          {saidOf(day)} <Link to="/flare-kit">{words.openKit}</Link>
        </p>
      )}
      <Streak days={days} />
      {tip && (
        <section className={styles['tip']} aria-labelledby="tip">
          <h3 id="tip">{tip.title}</h3>
          <p>{tip.text}</p>
          {tip === words.hard && <Link to="/flare-kit">{words.openKit}</Link>}
        </section>
      )}
      {isHelped && (
        <nav className={styles['shortcuts']} aria-label={words.more}>
          <More />
        </nav>
      )}
    </Sheet>
  )
}

interface CountdownProps {
  left: number
  onPause: () => void
}

function Countdown({ left, onPause }: CountdownProps) {
  return (
    <p className={styles['countdown']}>
      <span aria-hidden="true">{text.after.countdown(left)}</span>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // The button goes; who pressed it stays in the sheet.
          currentTarget.closest('dialog')?.querySelector('button')?.focus()
          onPause()
        }}
      >
        {text.after.pause}
      </Button>
    </p>
  )
}

/** Where to go from here. In a flare that is the kit, and when to seek care. Sources: requirements STRK-01, FLARE-04. */
function WaysOn({ isHelped, onClose }: { isHelped: boolean; onClose: () => void }) {
  const words = text.after
  return (
    <nav className={styles['shortcuts']} aria-label={words.next}>
      {isHelped ? (
        <>
          <Link to="/flare-kit" className={buttonClass()}>
            {words.openKit}
          </Link>
          <Link to="/flare-kit#care" className={buttonClass('secondary')}>
            {words.care}
          </Link>
        </>
      ) : (
        <More />
      )}
      <Link to="/home" className={buttonClass(isHelped ? 'secondary' : 'primary')} onClick={onClose}>
        {words.home}
      </Link>
    </nav>
  )
}

function More() {
  return (
    <>
      <Link to="/trends" className={buttonClass('secondary')}>
        {text.after.trends}
      </Link>
      <Link to="/learn" className={buttonClass('secondary')}>
        {text.after.learn}
      </Link>
    </>
  )
}
