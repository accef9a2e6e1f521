import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react'
import { inSentence } from '../../words/words.ts'
import { classNames } from '../class-names.ts'
import { ClearButton } from '../field/clear-button.tsx'
import field from '../field/field.module.css'
import styles from './level-slider.module.css'
import { StepButtons } from './step-buttons.tsx'

/** A move to this level or higher vibrates the device, if it can. Source: requirement LOG-18. */
const VIBRATE_FROM = 7

const MOVE_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'])

interface LevelSliderProps {
  label: string
  /** `undefined` means "not answered", which differs from 0. */
  value: number | undefined
  max: number
  /** The scale on which the level is told, if it differs from that of the slider. */
  toldAs?: { max: number; levelOf: (position: number) => number } | undefined
  /** The meaning of the lowest and the highest level. */
  endLabels: readonly [low: string, high: string]
  disabled?: boolean | undefined
  /** The user can change the answer but not remove it. */
  required?: boolean
  /** Called with the new level, or with `undefined` when the user removes the answer. */
  onChange: (value: number | undefined) => void
}

export function LevelSlider({
  label,
  value,
  max,
  toldAs,
  endLabels,
  disabled,
  required = false,
  onChange,
}: LevelSliderProps) {
  const id = useId()
  const answered = value !== undefined
  const level = value ?? 0
  const inputRef = useRef<HTMLInputElement>(null)
  const moveRef = useRef({ before: value, cancelled: false })
  // Browsers send pointer events to a disabled slider, too.
  const isLocked = () => disabled || inputRef.current?.matches(':disabled')
  const toldLevel = (position: number) => toldAs?.levelOf(position) ?? position
  const toldMax = toldAs?.max ?? max
  const describeLevel = (position: number) => `${toldLevel(position)} of ${toldMax}`

  function moveTo(next: number) {
    if (next === value || next < 0 || next > max || isLocked()) return undefined
    if (next >= VIBRATE_FROM) navigator.vibrate?.(12)
    onChange(next)
    return describeLevel(next)
  }

  // A touch that turns into scrolling has already moved the slider. That move is not an answer and is undone. Further
  // `change` events are ignored until the next touch or key.
  const beginMove = () => {
    moveRef.current = { before: value, cancelled: false }
  }
  const cancelMove = () => {
    if (isLocked()) return
    moveRef.current.cancelled = true
    onChange(moveRef.current.before)
  }

  // A tap or key that leaves an unanswered slider at 0 is an answer, although the browser fires no `change` event.
  const answerCurrentLevel = () => !answered && moveTo(level)
  const onKeyUp = (event: KeyboardEvent) => MOVE_KEYS.has(event.key) && answerCurrentLevel()

  return (
    <fieldset className={field['group']} disabled={disabled} aria-labelledby={`${id}-label`}>
      <div className={styles['head']}>
        <label id={`${id}-label`} className={field['label']} htmlFor={id}>
          {label}
        </label>
        {answered && !disabled && !required && (
          <ClearButton
            label={label}
            onClear={() => {
              inputRef.current?.focus()
              onChange(undefined)
            }}
          />
        )}
        <span className={styles['number']}>
          <b>{answered ? toldLevel(value) : '–'}</b>{' '}
          <span className={styles['quiet']}>{answered ? `of ${toldMax}` : 'not answered'}</span>
        </span>
      </div>
      <StepButtons
        labels={[`Less ${inSentence(label)}`, `More ${inSentence(label)}`]}
        isLowest={value === 0}
        isHighest={value === max}
        onStep={(direction) => moveTo(Math.min(max, Math.max(0, level + direction)))}
      >
        <div
          className={classNames(styles['well'], !answered && styles['untouched'])}
          style={{ '--level': level, '--max': max } as CSSProperties}
        >
          <input
            id={id}
            type="range"
            className={styles['range']}
            min={0}
            max={max}
            step={1}
            value={level}
            aria-valuetext={answered ? describeLevel(value) : 'Not answered'}
            ref={inputRef}
            onPointerDown={beginMove}
            onPointerCancel={cancelMove}
            onKeyDown={beginMove}
            onChange={(event) => !moveRef.current.cancelled && moveTo(Number(event.target.value))}
            onPointerUp={answerCurrentLevel}
            onClick={answerCurrentLevel}
            onKeyUp={onKeyUp}
          />
        </div>
      </StepButtons>
      <div className={styles['ends']}>
        <span>{endLabels[0]}</span>
        <span>{endLabels[1]}</span>
      </div>
    </fieldset>
  )
}
