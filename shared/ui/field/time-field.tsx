import { useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { ClearButton } from './clear-button.tsx'
import styles from './field.module.css'
import { describedBy, Field, type QuestionProps } from './field.tsx'

interface TimeFieldProps extends QuestionProps {
  /** `HH:MM` in the user's local time. `undefined` means "not answered". */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A time of day. */
export function TimeField({ value, disabled, onChange, ...question }: TimeFieldProps) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <Field id={id} {...question}>
      <div className={styles['row']}>
        <input
          id={id}
          ref={inputRef}
          type="time"
          className={classNames(styles['input'], styles['time'])}
          value={value ?? ''}
          disabled={disabled}
          aria-invalid={question.error ? true : undefined}
          aria-describedby={describedBy(id, question)}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
        {value !== undefined && !disabled && (
          <ClearButton
            label={question.label}
            onClear={() => {
              inputRef.current?.focus()
              onChange(undefined)
            }}
          />
        )}
      </div>
    </Field>
  )
}
