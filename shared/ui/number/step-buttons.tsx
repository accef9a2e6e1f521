import minus from 'icon:minus'
import plus from 'icon:plus'
import { type ReactNode, useState } from 'react'
import { Icon } from '../picture/picture.tsx'
import styles from './step-buttons.module.css'

interface StepButtonsProps {
  /** The names of both buttons for screen readers: "Less pain", "More pain". */
  labels: readonly [less: string, more: string]
  isLowest: boolean
  isHighest: boolean
  /** Moves one step. Returns the new value in words, to be announced, or `undefined` when the value did not change. */
  onStep: (direction: -1 | 1) => string | undefined
  /** The number or its field. */
  children: ReactNode
}

/** A minus button and a plus button on the left and right of a number. */
export function StepButtons({ labels, isLowest, isHighest, onStep, children }: StepButtonsProps) {
  const [announcement, announce] = useState('')
  const step = (direction: -1 | 1) => () => announce(onStep(direction) ?? announcement)
  return (
    <div className={styles['stepper']}>
      <button
        type="button"
        className={styles['step']}
        aria-label={labels[0]}
        aria-disabled={isLowest}
        onClick={step(-1)}
      >
        <Icon of={minus} />
      </button>
      {children}
      <button
        type="button"
        className={styles['step']}
        aria-label={labels[1]}
        aria-disabled={isHighest}
        onClick={step(1)}
      >
        <Icon of={plus} />
      </button>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </div>
  )
}
