import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { inSentence } from '../../words/words.ts'
import { ClearButton } from '../field/clear-button.tsx'
import field from '../field/field.module.css'
import { describedBy, FieldError, type QuestionProps } from '../field/field.tsx'
import { StepButtons } from './step-buttons.tsx'
import styles from './stepper.module.css'
import { type Bounds, describeBounds, nextStep, parseTypedNumber } from './typed-number.ts'

interface StepperProps extends QuestionProps {
  /** `undefined` means "not answered", which differs from 0. */
  value: number | undefined
  /** At least 0. */
  min: number
  max: number
  step?: number
  /** The answer after the first press of plus or minus. */
  firstAnswer: number
  /** The answer instead of typed text that is no valid number. Without it, the previous answer stays. */
  invalidAnswer?: number | undefined
  /**
   * There is always an answer: it cannot be removed. Typed text that is no valid number stays in the field, which says
   * so, until the user corrects it.
   */
  required?: boolean
  /** The counted unit, as in "1 glass" and "2 glasses". */
  unit: readonly [one: string, many: string]
  /** Called with each number within the bounds, or with `undefined` when the user removes the answer. */
  onChange: (value: number | undefined) => void
}

/** The text in the field while the user types, and the answer before the typing started. */
interface Typing {
  text: string
  before: number | undefined
  /** Whether the user has left the field. */
  isLeft?: true
}

/** Whether the typed text is no valid number: one that can still become valid is told only when the field is left. */
function isInvalidText(typing: Typing | undefined, bounds: Bounds): boolean {
  const parsed = typing && parseTypedNumber(typing.text, bounds)
  return parsed === 'refused' || (typing?.isLeft === true && parsed === 'unfinished')
}

/** Says what can be entered, when the text is invalid or was not kept. */
function rangeError(isInvalid: boolean, rejectedText: string | undefined, bounds: Bounds): string | undefined {
  const rangeText = `Choose ${describeBounds(bounds)}.`
  if (isInvalid) return rangeText
  return rejectedText === undefined ? undefined : `“${rejectedText}” was not kept. ${rangeText}`
}

/** Enters a count or an amount, with plus and minus or by typing. */
export function Stepper({
  value,
  step = 1,
  firstAnswer,
  invalidAnswer,
  required = false,
  unit,
  disabled,
  onChange,
  ...rest
}: StepperProps) {
  const { label, hint, min, max } = rest
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState<Typing>()
  const [rejectedText, setRejectedText] = useState<string>()
  const bounds = { min, max, step }
  const answered = value !== undefined
  const withUnit = (number: number) => `${number} ${unit[number === 1 ? 0 : 1]}`
  const isInvalid = isInvalidText(typing, bounds)
  const error = rangeError(isInvalid, rejectedText, bounds) ?? rest.error

  function answer(next: number | undefined) {
    setRejectedText(undefined)
    if (next !== value) onChange(next)
  }

  function onType(text: string) {
    const before = typing ? typing.before : value
    const parsed = parseTypedNumber(text, bounds)
    setTyping({ text, before })
    // Invalid or unfinished text restores the previous answer. Otherwise the "2" of an invalid "25" would stay.
    const isNoAnswer = parsed === 'refused' || parsed === 'unfinished' || (required && parsed === undefined)
    answer(isNoAnswer ? before : parsed)
  }

  function finishTyping() {
    if (typing && typeof parseTypedNumber(typing.text, bounds) === 'string') {
      if (required) return setTyping({ ...typing, isLeft: true })
      if (invalidAnswer === undefined) setRejectedText(typing.text)
      else answer(invalidAnswer)
    }
    setTyping(undefined)
  }

  function stepBy(direction: -1 | 1): string | undefined {
    const next = answered ? nextStep(value, direction, bounds) : firstAnswer
    setTyping(undefined)
    answer(next)
    return next === value ? undefined : withUnit(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    stepBy(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <fieldset className={field['group']} disabled={disabled}>
      <div className={styles['line']}>
        <div className={styles['words']}>
          <label className={field['label']} htmlFor={id}>
            {label}
          </label>
          {hint ? (
            <p id={`${id}-hint`} className={field['hint']}>
              {hint}
            </p>
          ) : (
            <p className={field['hint']} aria-hidden="true">
              {unit[value === 1 ? 0 : 1]}
            </p>
          )}
        </div>
        <div className={styles['entry']}>
          {answered && !disabled && !required && (
            <ClearButton
              label={label}
              onClear={() => {
                inputRef.current?.focus()
                setTyping(undefined)
                answer(undefined)
              }}
            />
          )}
          <StepButtons
            labels={[`Decrease ${inSentence(label)}`, `Increase ${inSentence(label)}`]}
            isLowest={value === min}
            isHighest={value === max}
            onStep={stepBy}
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
              aria-valuetext={answered ? withUnit(value) : 'Not answered'}
              aria-invalid={isInvalid || undefined}
              aria-describedby={describedBy(id, { hint, error })}
              onChange={(event) => onType(event.target.value)}
              onBlur={finishTyping}
              onKeyDown={onKeyDown}
            />
          </StepButtons>
        </div>
      </div>
      <div aria-live="polite">
        <FieldError id={id} error={error} />
      </div>
    </fieldset>
  )
}
