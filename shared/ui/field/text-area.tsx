import { useId } from 'react'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'

/** The number of remaining characters is shown when it is at most this. */
const SHOW_REMAINING_FROM = 200

interface TextAreaProps {
  label: string
  value: string
  /** The limit in UTF-16 units, as browsers count. The service counts characters, which are never more. */
  maxLength: number
  placeholder?: string
  hint?: string | undefined
  /** The error message for the value. */
  error?: string | undefined
  rows?: number
  disabled?: boolean | undefined
  onChange: (value: string) => void
}

export function TextArea({
  label,
  value,
  maxLength,
  placeholder,
  hint,
  error,
  rows = 4,
  disabled,
  onChange,
}: TextAreaProps) {
  const id = useId()
  const remaining = maxLength - value.length
  const isNearLimit = remaining <= SHOW_REMAINING_FROM
  const description = describedBy(id, { hint, error })
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        className={styles['input']}
        rows={rows}
        aria-invalid={error ? true : undefined}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        disabled={disabled}
        aria-describedby={isNearLimit ? `${description ?? ''} ${id}-left`.trim() : description}
        onChange={(event) => onChange(event.target.value)}
      />
      {isNearLimit && (
        <p id={`${id}-left`} className={styles['hint']}>
          {remaining === 1 ? '1 character left' : `${remaining} characters left`}
        </p>
      )}
    </Field>
  )
}
