import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import base from './step.module.css'
import styles from './step-buttons.module.css'

interface StepButtonsProps {
  /** What the two do, for who cannot see it: "Less pain", "More pain". */
  names: readonly [less: string, more: string]
  isLowest: boolean
  isHighest: boolean
  /** Goes one step and answers what it led to, in words that are read out; nothing when it led nowhere. */
  onStep: (direction: -1 | 1) => string | undefined
  /** What is stepped. */
  children: ReactNode
}

/** Minus and plus, left and right of a number. */
export function StepButtons({ names, isLowest, isHighest, onStep, children }: StepButtonsProps) {
  const [said, say] = useState('')
  const step = (direction: -1 | 1) => () => say(onStep(direction) ?? said)
  return (
    <div className={styles['stepper']}>
      <button
        type="button"
        className={classNames(base['step'], styles['step'])}
        aria-label={names[0]}
        aria-disabled={isLowest}
        onClick={step(-1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      {children}
      <button
        type="button"
        className={classNames(base['step'], styles['step'])}
        aria-label={names[1]}
        aria-disabled={isHighest}
        onClick={step(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}
