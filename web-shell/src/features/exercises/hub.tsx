import wind from 'icon:wind'
import { useState } from 'react'
import {
  BREATHING_IDS,
  type ExerciseId,
  POSITION_IDS,
  type PositionId,
} from '../../../../shared/exercises/exercises.ts'
import { lowerOutcomes, offeredOrder } from '../../../../shared/exercises/helped.ts'
import { KEPT_EXERCISES } from '../../../../shared/exercises/kind.ts'
import { newestSessions } from '../../../../shared/exercises/newest.ts'
import type { KeptExercise } from '../../../../shared/exercises/records.ts'
import { ButtonRow, Rows } from '../../shell/first/frame/rows.tsx'
import { useRecords } from '../../shell/later/records/use-records.ts'
import { useBreathingSettings } from './device-settings.ts'
import styles from './exercises.module.css'
import { Kept } from './kept.tsx'
import { POSITIONS } from './position-pictures.ts'
import { PositionSheet } from './position-sheet.tsx'
import { StartCard } from './start-card.tsx'
import { text } from './text.ts'

interface HubProps {
  canKeep: boolean
  before: number | undefined
  onBefore: (pain: number | undefined) => void
  onBegin: (exercise: ExerciseId) => void
}

/** The exercises. What a user has kept is read only for a user who can keep. */
export function Hub({ canKeep, ...rest }: HubProps) {
  return canKeep ? <HubOfUser {...rest} /> : <Exercises {...rest} sessions={[]} />
}

function HubOfUser(props: Omit<HubProps, 'canKeep'>) {
  const reading = useRecords(KEPT_EXERCISES)
  return (
    <>
      <Exercises {...props} sessions={newestSessions(reading.records ?? {})} canNote />
      <Kept reading={reading} />
    </>
  )
}

interface ExercisesProps extends Omit<HubProps, 'canKeep'> {
  sessions: readonly KeptExercise[]
  canNote?: boolean
}

function Exercises({ sessions, canNote = false, before, onBefore, onBegin }: ExercisesProps) {
  const { lastUsed } = useBreathingSettings()
  const [position, setPosition] = useState<PositionId>()
  const [first, ...others] = offeredOrder(BREATHING_IDS, { sessions, lastUsed })
  const lower = lowerOutcomes(sessions)
  const said = (id: ExerciseId, words: string) => {
    const outcome = lower.get(id)
    return outcome ? `${words}${words.endsWith('.') ? '' : '.'} ${text.lower(outcome)}.` : words
  }
  if (!first) return null

  return (
    <>
      <StartCard
        exercise={first}
        said={said(first, text.breathing[first].text)}
        {...(canNote && { before, onBefore })}
        onStart={() => onBegin(first)}
      />
      <section aria-labelledby="others">
        <h2 id="others">{text.others}</h2>
        <Rows>
          {others.map((id) => (
            <ButtonRow
              key={id}
              icon={wind}
              title={text.names[id]}
              text={said(id, text.breathing[id].text)}
              onClick={() => onBegin(id)}
            />
          ))}
        </Rows>
      </section>
      <section aria-labelledby="relaxation">
        <h2 id="relaxation">{text.relaxation}</h2>
        <Rows>
          {offeredOrder(POSITION_IDS, { sessions }).map((id) => (
            <ButtonRow
              key={id}
              icon={POSITIONS[id].icon}
              title={text.names[id]}
              text={said(id, text.positions[id].text)}
              onClick={() => setPosition(id)}
            />
          ))}
        </Rows>
        {lower.size > 0 && <p className={styles['quiet']}>{text.lowerRule}</p>}
      </section>
      {position && (
        <PositionSheet position={position} onStart={() => onBegin(position)} onClose={() => setPosition(undefined)} />
      )}
    </>
  )
}
