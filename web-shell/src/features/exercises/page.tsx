import back from 'icon:arrow-left'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { asksFirst, DEFAULT_EXERCISE, EXERCISE_IDS, type ExerciseId } from '../../../../shared/exercises/exercises.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { Help } from '../../shell/first/frame/help.tsx'
import { Link } from '../../shell/first/frame/link.tsx'
import { focusHeading, Page } from '../../shell/first/frame/page.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import { breathingSettings } from './device-settings.ts'
import styles from './exercises.module.css'
import { GuidedAudio } from './guided-audio.tsx'
import { Hub } from './hub.tsx'
import { Pacer } from './pacer/pacer.tsx'
import { text } from './text.ts'

const PATH = '/tools/exercises'
/** The part of the address at which the breath begins at once. Other screens link to it. */
const BREATHE = '#breathe'

/** What begins at once: the exercise chosen here, otherwise the one used last on this device, without holds. */
function exerciseOf(state: unknown): ExerciseId {
  const chosen = (state as { exercise?: unknown } | null)?.exercise
  const { lastUsed = DEFAULT_EXERCISE } = breathingSettings()
  return EXERCISE_IDS.find((id) => id === chosen) ?? (asksFirst(lastUsed) ? DEFAULT_EXERCISE : lastUsed)
}

/**
 * Breathing and relaxation: open to everyone, with or without a network. With `#breathe` the breath begins before anything else is drawn.
 * Sources: requirements EX-01, SUB-09, ROUTE-03.
 */
export function ExercisesPage() {
  const { hash, state, key } = useLocation()
  const navigate = useNavigate()
  const account = useAccount()
  const canKeep = account !== undefined && !account.claimPending
  const { data: home } = useHome(useClock(today), canKeep)
  const [before, setBefore] = useState<number>()
  const isBreathing = hash === BREATHE

  // The control that began it has gone, also when the phone's Back ends it.
  useEffect(() => (isBreathing ? focusHeading : undefined), [isBreathing])

  const begin = (exercise: ExerciseId, replace = false) => void navigate(BREATHE, { state: { exercise }, replace })

  function close() {
    setBefore(undefined)
    // The app was opened here: there is nothing to go back to.
    if (key === 'default') void navigate(PATH, { replace: true })
    else void navigate(-1)
  }

  return (
    <Page
      heading={text.heading}
      above={
        home?.premium.hasPremiumAccess && (
          <Link to="/tools" className={classNames(buttonClass('quiet'), styles['back'])}>
            <Icon of={back} />
            {text.back}
          </Link>
        )
      }
    >
      <Help page="exercises" floating />
      {isBreathing ? (
        <Pacer
          exercise={exerciseOf(state)}
          before={before}
          canKeep={canKeep}
          onChoose={(exercise) => begin(exercise, true)}
          onClose={close}
        />
      ) : (
        <>
          <Hub canKeep={canKeep} before={before} onBefore={setBefore} onBegin={begin} />
          {canKeep && <GuidedAudio />}
        </>
      )}
    </Page>
  )
}
