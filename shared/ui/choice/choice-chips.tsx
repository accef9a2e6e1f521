import { type KeyboardEvent, useId, useRef } from 'react'
import { ClearButton } from '../field/clear-button.tsx'
import { FieldGroup, type QuestionProps } from '../field/field.tsx'
import styles from './chip.module.css'
import { Chip } from './chip.tsx'
import { itsOwnWords, optionsShown } from './options.ts'

interface ChoiceChipsProps<T extends string> extends QuestionProps {
  options: readonly T[]
  /** `undefined` is "not answered". */
  value: T | undefined
  /** The words for an option, which otherwise is its own. */
  labelOf?: (option: T) => string
  /** There is always a choice: it can be changed, not taken back. */
  required?: boolean
  /** Hears the choice, or `undefined` when it was taken back. */
  onChange: (value: T | undefined) => void
}

/** One from a list. Pressed again, or by Delete, or with Clear, the choice is taken back. */
export function ChoiceChips<T extends string>({
  options,
  value,
  labelOf = itsOwnWords,
  required = false,
  onChange,
  ...question
}: ChoiceChipsProps<T>) {
  const id = useId()
  const answered = value !== undefined
  const canClear = answered && !required
  const firstRef = useRef<HTMLInputElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (!canClear || (event.key !== 'Delete' && event.key !== 'Backspace')) return
    event.preventDefault()
    onChange(undefined)
  }

  return (
    <FieldGroup id={id} {...question}>
      <div className={styles['chips']}>
        {optionsShown(options, answered ? [value] : []).map((option, index) => (
          <Chip
            key={option}
            ref={index === 0 ? firstRef : null}
            type="radio"
            name={id}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            // The second tap of a double tap takes nothing back.
            onClick={({ detail }) => canClear && option === value && detail < 2 && onChange(undefined)}
            onKeyDown={onKeyDown}
          >
            {labelOf(option)}
          </Chip>
        ))}
        {canClear && !question.disabled && (
          <ClearButton
            label={question.label}
            onClear={() => {
              firstRef.current?.focus()
              onChange(undefined)
            }}
          />
        )}
      </div>
    </FieldGroup>
  )
}
