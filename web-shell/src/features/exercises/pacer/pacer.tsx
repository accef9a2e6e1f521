import { useId, useState } from 'react'
import { asksFirst, type ExerciseId } from '../../../../../shared/exercises/exercises.ts'
import { Caution } from './caution.tsx'
import { FullScreen } from './full-screen.tsx'
import { Session, type SessionProps } from './session.tsx'

/** The full screen that breathes with the user. With holds, what to know about them comes first. Source: requirement EX-01. */
export function Pacer({ exercise, onChoose, onClose, ...rest }: SessionProps) {
  const [accepted, setAccepted] = useState<ExerciseId>()
  const id = useId()
  if (asksFirst(exercise) && accepted !== exercise)
    return (
      <FullScreen key="caution" labelledBy={id} onClose={onClose}>
        <Caution id={id} onBegin={() => setAccepted(exercise)} onChoose={onChoose} onClose={onClose} />
      </FullScreen>
    )
  return <Session key={exercise} exercise={exercise} onChoose={onChoose} onClose={onClose} {...rest} />
}
