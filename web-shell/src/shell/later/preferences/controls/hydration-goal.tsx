import minus from 'icon:minus'
import plus from 'icon:plus'
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react'
import { HYDRATION_GOAL } from '../../../../../../shared/preferences/preferences.ts'
import { Icon } from '../../../../../../shared/ui/picture/picture.tsx'
import styles from './hydration-goal.module.css'
import { text } from './text.ts'

interface HydrationGoalProps {
  /** In glasses a day. */
  value: number
  onChange: (glasses: number) => void
}

const { min, max } = HYDRATION_GOAL
const LITRES_PER_GLASS = 0.25
const litresOf = (glasses: number) =>
  text.hydration.litres(new Intl.NumberFormat('en-GB').format(glasses * LITRES_PER_GLASS))
const inWords = (glasses: number) => `${glasses} ${text.hydration.unit(glasses)}, ${litresOf(glasses).toLowerCase()}`

/** The keys of a spin button, and where they lead. */
const KEYS: Readonly<Record<string, (glasses: number) => number>> = {
  ArrowUp: (glasses) => glasses + 1,
  ArrowRight: (glasses) => glasses + 1,
  ArrowDown: (glasses) => glasses - 1,
  ArrowLeft: (glasses) => glasses - 1,
  Home: () => min,
  End: () => max,
}

/** A glass that fills: the glasses of water that the user would like to drink in a day. Source: requirement ONB-06. */
export function HydrationGoal({ value, onChange }: HydrationGoalProps) {
  const [announced, announce] = useState('')

  function moveTo(glasses: number): number {
    const next = Math.min(max, Math.max(min, glasses))
    if (next !== value) onChange(next)
    return next
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = KEYS[event.key]
    if (!move) return
    event.preventDefault()
    moveTo(move(value))
  }

  const stepButton = (step: -1 | 1) => (
    <button
      type="button"
      className={styles['step']}
      aria-label={step < 0 ? text.hydration.less : text.hydration.more}
      aria-disabled={value === (step < 0 ? min : max)}
      onClick={() => announce(inWords(moveTo(value + step)))}
    >
      <Icon of={step < 0 ? minus : plus} />
    </button>
  )

  return (
    <div className={styles['goal']}>
      <div className={styles['line']}>
        {stepButton(-1)}
        <div
          role="spinbutton"
          tabIndex={0}
          className={styles['glass']}
          aria-label={text.hydration.label}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={inWords(value)}
          onKeyDown={onKeyDown}
        >
          <Glass level={value / max} />
          <p className={styles['count']}>
            <b>{value}</b>
            <span>{text.hydration.unit(value)}</span>
          </p>
        </div>
        {stepButton(1)}
      </div>
      <p className={styles['litres']}>{litresOf(value)}</p>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
    </div>
  )
}

const OUTLINE = 'M6 4H162L148 188Q146 204 130 204H38Q22 204 20 188Z'

/** `level`: 0 to 1. */
function Glass({ level }: { level: number }) {
  const id = useId()
  return (
    <svg viewBox="0 0 168 208" aria-hidden="true">
      <clipPath id={id}>
        <path d={OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="168" height="208" className={styles['air']} />
        <g className={styles['water']} style={{ '--level': level } as CSSProperties}>
          <path className={styles['far']} d="M0 -8C28 -16 56 0 84 -8S140 -16 168 -8V208H0Z" />
          <path className={styles['near']} d="M0 8C32 0 60 18 92 8S144 0 168 10V208H0Z" />
        </g>
      </g>
      <path d={OUTLINE} className={styles['outline']} />
    </svg>
  )
}
