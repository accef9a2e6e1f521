import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { ClearButton } from '../field/clear-button.tsx'
import field from '../field/field.module.css'
import { inSentence } from '../field/in-sentence.ts'
import styles from './level-slider.module.css'
import { StepButtons } from './step-buttons.tsx'

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
  disabled?: boolean | undefined
  /** There is always an answer: it cannot be taken back. */
  required?: boolean
  /** Hears the new level, or `undefined` when the answer was taken back. */
  onChange: (value: number | undefined) => void
}

export function LevelSlider({ label, value, max, ends, disabled, required = false, onChange }: LevelSliderProps) {
  const id = useId()
  const answered = value !== undefined
  const level = value ?? 0
  const inputRef = useRef<HTMLInputElement>(null)
  const touchRef = useRef({ before: value, cancelled: false })
  // Browsers tell of fingers on a disabled slider all the same.
  const isLocked = () => disabled || inputRef.current?.matches(':disabled')
  const inWords = (each: number) => `${each} of ${max}`

  function moveTo(next: number) {
    if (next === value || next < 0 || next > max || isLocked()) return undefined
    if (next >= FELT_FROM) navigator.vibrate?.(12)
    onChange(next)
    return inWords(next)
  }

  // A touch that turns into scrolling has moved the slider on its way: that was no answer.
  const beginTouch = () => {
    touchRef.current = { before: value, cancelled: false }
  }
  const cancelTouch = () => {
    if (isLocked()) return
    touchRef.current.cancelled = true
    onChange(touchRef.current.before)
  }

  // Resting on the lowest level is no change for the browser, but it is an answer.
  const answerAsItStands = () => !answered && moveTo(level)
  const onKeyUp = (event: KeyboardEvent) => MOVES.has(event.key) && answerAsItStands()

  return (
    <fieldset className={field['group']} disabled={disabled} aria-labelledby={`${id}-label`}>
      <div className={styles['head']}>
        <label id={`${id}-label`} className={field['label']} htmlFor={id}>
          {label}
        </label>
        <StepButtons
          names={[`Less ${inSentence(label)}`, `More ${inSentence(label)}`]}
          isLowest={value === 0}
          isHighest={value === max}
          onStep={(direction) => moveTo(Math.min(max, Math.max(0, level + direction)))}
        >
          <span className={classNames(styles['number'], !answered && styles['unanswered'])}>{value ?? '–'}</span>
        </StepButtons>
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
        aria-valuetext={answered ? inWords(value) : 'Not answered'}
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
        {answered && !disabled && !required && (
          <ClearButton
            label={label}
            onClear={() => {
              inputRef.current?.focus()
              onChange(undefined)
            }}
          />
        )}
        <span>
          {max} {ends[1]}
        </span>
      </div>
    </fieldset>
  )
}
