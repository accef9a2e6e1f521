import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { ClearButton } from '../field/clear-button.tsx'
import field from '../field/field.module.css'
import { describedBy, FieldError, type QuestionProps } from '../field/field.tsx'
import { inSentence } from '../field/in-sentence.ts'
import { StepButtons } from './step-buttons.tsx'
import styles from './stepper.module.css'
import { boundsInWords, readNumber, stepped } from './typed-number.ts'

interface StepperProps extends QuestionProps {
  /** `undefined` is "not answered", which is not 0. */
  value: number | undefined
  /** At least 0. */
  min: number
  max: number
  step?: number
  /** What the first press of plus or minus answers. */
  start: number
  /** What is counted, as in "1 glass" and "2 glasses". */
  unit: readonly [one: string, many: string]
  /** Hears each number that is within the bounds, or `undefined` when the answer was taken back. */
  onChange: (value: number | undefined) => void
}

/** What stands in the field while it is not the answer's own spelling, and the answer from before it was typed. */
interface Typing {
  text: string
  before: number | undefined
}

/** A count or an amount, by steps or typed. */
export function Stepper({ value, step = 1, start, unit, disabled, onChange, ...rest }: StepperProps) {
  const { label, hint, min, max } = rest
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState<Typing>()
  const [dropped, setDropped] = useState<string>()
  const bounds = { min, max, step }
  const answered = value !== undefined
  const inWords = (each: number) => `${each} ${unit[each === 1 ? 0 : 1]}`
  const isRefused = typing !== undefined && readNumber(typing.text, bounds) === 'refused'
  const allowed = `Choose ${boundsInWords(bounds)}.`
  const error = isRefused ? allowed : dropped !== undefined ? `“${dropped}” was not kept. ${allowed}` : rest.error

  function answer(next: number | undefined) {
    setDropped(undefined)
    if (next !== value) onChange(next)
  }

  function type(text: string) {
    const before = typing ? typing.before : value
    const read = readNumber(text, bounds)
    setTyping({ text, before })
    // What cannot stand must not leave half of itself behind as the answer: of "25", the 2.
    answer(read === 'refused' || read === 'unfinished' ? before : read)
  }

  function settle() {
    if (typing && typeof readNumber(typing.text, bounds) === 'string') setDropped(typing.text)
    setTyping(undefined)
  }

  function go(direction: -1 | 1): string | undefined {
    const next = answered ? stepped(value, direction, bounds) : start
    setTyping(undefined)
    answer(next)
    return next === value ? undefined : inWords(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    go(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <fieldset className={field['group']} disabled={disabled}>
      <div className={styles['head']}>
        <label className={field['label']} htmlFor={id}>
          {label}
        </label>
        <span className={field['hint']} aria-hidden="true">
          {unit[value === 1 ? 0 : 1]}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={field['hint']}>
          {hint}
        </p>
      )}
      <div className={field['row']}>
        <StepButtons
          names={[`Decrease ${inSentence(label)}`, `Increase ${inSentence(label)}`]}
          isLowest={value === min}
          isHighest={value === max}
          onStep={go}
        >
          <input
            id={id}
            ref={inputRef}
            className={`${field['input']} ${styles['number']}`}
            role="spinbutton"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder="–"
            value={typing?.text ?? value ?? ''}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={answered ? inWords(value) : 'Not answered'}
            aria-invalid={isRefused || undefined}
            aria-describedby={describedBy(id, { hint, error })}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
        </StepButtons>
        {answered && !disabled && (
          <ClearButton
            label={label}
            onClear={() => {
              inputRef.current?.focus()
              setTyping(undefined)
              answer(undefined)
            }}
          />
        )}
      </div>
      <div aria-live="polite">
        <FieldError id={id} error={error} />
      </div>
    </fieldset>
  )
}
