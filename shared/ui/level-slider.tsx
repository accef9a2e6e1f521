import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './level-slider.module.css'

/** From this level on a device that can, answers a move with a touch. Source: requirement LOG-18. */
const FELT_FROM = 7

const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])

interface LevelSliderProps {
  label: string
  /** `undefined` is "not answered", which is not 0. */
  value: number | undefined
  max: number
  /** What the lowest and the highest level mean. */
  ends: readonly [low: string, high: string]
  /** Hears the new level, or `undefined` when the answer was taken back. */
  onChange: (value: number | undefined) => void
}

export function LevelSlider({ label, value, max, ends, onChange }: LevelSliderProps) {
  const id = useId()
  const answered = value !== undefined
  const level = value ?? 0
  const inputRef = useRef<HTMLInputElement>(null)
  const touchRef = useRef({ before: value, cancelled: false })

  function moveTo(next: number) {
    if (next === value || next < 0 || next > max) return
    if (next >= FELT_FROM) navigator.vibrate?.(12)
    onChange(next)
  }

  // A touch that turns into scrolling has moved the slider on its way: that was no answer.
  const beginTouch = () => {
    touchRef.current = { before: value, cancelled: false }
  }
  const cancelTouch = () => {
    touchRef.current.cancelled = true
    onChange(touchRef.current.before)
  }

  // Resting on the lowest level is no change for the browser, but it is an answer.
  const answerAsItStands = () => !answered && moveTo(level)
  const onKeyUp = (event: KeyboardEvent) => MOVES.has(event.key) && answerAsItStands()

  return (
    <div className={styles['slider']} role="group" aria-labelledby={`${id}-label`}>
      <div className={styles['head']}>
        <label id={`${id}-label`} className={styles['label']} htmlFor={id}>
          {label}
        </label>
        <div className={styles['stepper']}>
          <button
            type="button"
            className={styles['step']}
            aria-label={`Less ${label.toLowerCase()}`}
            aria-disabled={value === 0}
            onClick={() => moveTo(Math.max(0, level - 1))}
          >
            <span aria-hidden="true">−</span>
          </button>
          <output className={classNames(styles['number'], !answered && styles['unanswered'])} htmlFor={id}>
            {value ?? '–'}
          </output>
          <button
            type="button"
            className={styles['step']}
            aria-label={`More ${label.toLowerCase()}`}
            aria-disabled={value === max}
            onClick={() => moveTo(Math.min(max, level + 1))}
          >
            <span aria-hidden="true">+</span>
          </button>
        </div>
      </div>
      <input
        id={id}
        type="range"
        className={classNames(styles['range'], !answered && styles['untouched'])}
        style={{ '--filled': `${(100 * level) / max}%` } as CSSProperties}
        min={0}
        max={max}
        step={1}
        value={level}
        aria-valuetext={answered ? `${value} of ${max}` : 'Not answered'}
        ref={inputRef}
        onPointerDown={beginTouch}
        onPointerCancel={cancelTouch}
        onKeyDown={beginTouch}
        onChange={(event) => !touchRef.current.cancelled && moveTo(Number(event.target.value))}
        onPointerUp={answerAsItStands}
        onClick={answerAsItStands}
        onKeyUp={onKeyUp}
      />
      <div className={styles['ends']}>
        <span>0 {ends[0]}</span>
        {answered && (
          <button
            type="button"
            className={styles['clear']}
            aria-label={`Clear ${label.toLowerCase()}`}
            onClick={() => {
              inputRef.current?.focus()
              onChange(undefined)
            }}
          >
            Clear
          </button>
        )}
        <span>
          {max} {ends[1]}
        </span>
      </div>
    </div>
  )
}
