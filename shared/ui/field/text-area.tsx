import { type ReactNode, useId } from 'react'
import { counted } from '../../words/words.ts'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'
import { tooLongText } from './too-long.ts'

/** The number of remaining characters is shown when it is at most this. */
const SHOW_REMAINING_FROM = 200

interface TextAreaProps {
  label: string
  value: string
  /**
   * The limit in UTF-16 units. A longer text is not cut: an error says how much too long it is. The service counts
   * characters, which are never more.
   */
  maxLength: number
  placeholder?: string
  hint?: string | undefined
  /** The error message for the value. */
  error?: string | undefined
  /** Buttons directly above the text. */
  toolbar?: ReactNode
  rows?: number
  disabled?: boolean | undefined
  onChange: (value: string) => void
}

/** A text of several lines. */
export function TextArea({
  label,
  value,
  maxLength,
  placeholder,
  hint,
  error,
  toolbar,
  rows = 4,
  disabled,
  onChange,
}: TextAreaProps) {
  const id = useId()
  const remaining = maxLength - value.length
  const isNearLimit = remaining >= 0 && remaining <= SHOW_REMAINING_FROM
  const shownError = tooLongText(value.length, maxLength) ?? error
  const description = describedBy(id, { hint, error: shownError })
  return (
    <Field id={id} label={label} hint={hint} error={shownError}>
      {toolbar}
      <textarea
        id={id}
        className={styles['input']}
        rows={rows}
        aria-invalid={shownError ? true : undefined}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        aria-describedby={isNearLimit ? `${description ?? ''} ${id}-left`.trim() : description}
        onChange={(event) => onChange(event.target.value)}
      />
      {isNearLimit && (
        <p id={`${id}-left`} className={styles['hint']}>
          {counted(remaining, 'character')} left
        </p>
      )}
    </Field>
  )
}
