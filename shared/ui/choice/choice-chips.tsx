import { type KeyboardEvent, useId, useRef } from 'react'
import { ClearButton } from '../field/clear-button.tsx'
import { FieldGroup, type QuestionProps } from '../field/field.tsx'
import styles from './chip.module.css'
import { Chip } from './chip.tsx'
import { optionAsLabel, withChosenOptions } from './options.ts'

interface ChoiceChipsProps<T extends string> extends QuestionProps {
  options: readonly T[]
  /** `undefined` means "not answered". */
  value: T | undefined
  /** The label of an option. By default the option itself. */
  labelOf?: (option: T) => string
  /** The user can change the choice but not remove it. */
  required?: boolean
  /** The options stand beside the label where there is room. */
  beside?: boolean
  /** Called with the choice, or with `undefined` when the user removes it. */
  onChange: (value: T | undefined) => void
}

/** Chooses one option. A second press, the Delete or Backspace key, or the Clear button removes the choice. */
export function ChoiceChips<T extends string>({
  options,
  value,
  labelOf = optionAsLabel,
  required = false,
  beside = false,
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
    <FieldGroup id={id} beside={beside} {...question}>
      <div className={styles['chips']}>
        {withChosenOptions(options, answered ? [value] : []).map((option, index) => (
          <Chip
            key={option}
            ref={index === 0 ? firstRef : null}
            type="radio"
            name={id}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            // The second tap of a double tap does not remove the choice.
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
