import type { ExerciseId } from '../../../../../shared/exercises/exercises.ts'
import { useMediaQuery } from '../../../../../shared/ui/use-media-query.ts'
import { cueOf, text } from '../text.ts'
import { BreathView } from './breath-view.tsx'
import { Controls } from './controls.tsx'
import styles from './pacer.module.css'
import type { PacedSession } from './use-session.ts'

const words = text.pacer

/** A sheet over the breath. */
export type SheetName = 'settings' | 'stop'

interface GuideProps {
  exercise: ExerciseId
  session: PacedSession
  onSheet: (name: SheetName) => void
}

/** The breath, what to know meanwhile, and the controls. */
export function Guide({ exercise, session, onSheet }: GuideProps) {
  const { pattern, length, settings, amount, set, sets, pacer, breath, isSpoken } = session
  const { isRunning, second } = pacer
  const prefersLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  // The voice has said it already.
  const isAnnounced = settings.announce && !(isSpoken && isRunning)
  return (
    <>
      <BreathView breath={breath} pattern={pattern} pacer={pacer} inWords={settings.words ?? prefersLessMotion} />
      <div className={styles['say']}>
        <p>{cueOf(exercise, breath.breaths)}</p>
        {sets > 1 && <p className={styles['quiet']}>{words.set(set, sets)}</p>}
        {session.screenMayTurnOff && <p className={styles['quiet']}>{words.screen}</p>}
        <button type="button" className={styles['rules']} aria-haspopup="dialog" onClick={() => onSheet('stop')}>
          {words.stopRules}
        </button>
        <p className="visually-hidden" role="status">
          {isAnnounced && (isRunning ? words.phase[breath.phase] : words.paused)}
        </p>
      </div>
      <Controls
        second={second}
        total={session.total}
        of={length.unit === 'minutes' ? text.length.of.minutes(amount) : text.length.of.breaths(amount * sets)}
        isRunning={isRunning}
        onToggle={session.toggle}
        onRestart={session.restart}
        onSettings={() => onSheet('settings')}
      />
    </>
  )
}
