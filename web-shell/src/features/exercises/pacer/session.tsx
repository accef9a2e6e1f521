import { type KeyboardEvent, useId, useState } from 'react'
import type { ExerciseId } from '../../../../../shared/exercises/exercises.ts'
import { MIN_OFFERED_SECONDS } from '../../../../../shared/exercises/limits.ts'
import { changeBreathingSettings } from '../device-settings.ts'
import { text } from '../text.ts'
import { After } from './after.tsx'
import { Backdrop } from './backdrop.tsx'
import { Between, Finished } from './between.tsx'
import { Header } from './controls.tsx'
import { FullScreen } from './full-screen.tsx'
import { Guide, type SheetName } from './guide.tsx'
import styles from './pacer.module.css'
import { SettingsSheet } from './settings-sheet.tsx'
import { StopSheet } from './stop-sheet.tsx'
import { useSession } from './use-session.ts'

export interface SessionProps {
  exercise: ExerciseId
  /** The pain that the user noted before, if they did. */
  before: number | undefined
  /** Whether there is an account that can keep a session. */
  canKeep: boolean
  onChoose: (exercise: ExerciseId) => void
  onClose: () => void
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, label, select, textarea, summary') !== null

/** A sheet over a session. The breath waits while it is open, and goes on if it was going. */
function useSheet({ isRunning, pause, resume }: { isRunning: boolean; pause: () => void; resume: () => void }) {
  const [opened, setOpened] = useState<{ name: SheetName; wasRunning: boolean }>()
  return {
    name: opened?.name,
    open: (name: SheetName) => {
      setOpened({ name, wasRunning: isRunning })
      pause()
    },
    close: () => {
      if (opened?.wasRunning) resume()
      setOpened(undefined)
    },
  }
}

/** A session on the full screen, from the first breath until the question how it is now. */
export function Session({ exercise, before, canKeep, onChoose, onClose }: SessionProps) {
  const session = useSession(exercise)
  const { pacer, settings, set, sets } = session
  const { second, isOver } = pacer
  const [isLeaving, setLeaving] = useState(false)
  const sheet = useSheet(pacer)
  const titleId = useId()
  const stage = isLeaving ? 'done' : isOver ? (set < sets ? 'between' : 'done') : 'breathing'

  function leave() {
    pacer.pause()
    if (canKeep && stage !== 'done' && second >= MIN_OFFERED_SECONDS) setLeaving(true)
    else onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ' || sheet.name || stage !== 'breathing' || isControl(event.target)) return
    event.preventDefault()
    session.toggle()
  }

  return (
    <FullScreen labelledBy={titleId} onClose={leave} onKeyDown={onKeyDown}>
      <div className={styles['pace']}>
        <Backdrop />
        <Header
          id={titleId}
          title={text.names[exercise]}
          sound={settings.sound}
          onSound={(sound) => changeBreathingSettings({ sound })}
          onClose={leave}
        />
        {stage === 'breathing' && <Guide exercise={exercise} session={session} onSheet={sheet.open} />}
        {stage === 'between' && (
          <Between breaths={session.amount} onMore={session.nextSet} onEnough={() => setLeaving(true)} />
        )}
        {stage === 'done' && canKeep && (
          <After exercise={exercise} seconds={second} before={before} onClose={onClose} />
        )}
        {stage === 'done' && !canKeep && <Finished onAgain={session.restart} onClose={onClose} />}
      </div>
      {sheet.name === 'settings' && <SettingsSheet exercise={exercise} onChoose={onChoose} onClose={sheet.close} />}
      {sheet.name === 'stop' && <StopSheet onClose={sheet.close} />}
    </FullScreen>
  )
}
