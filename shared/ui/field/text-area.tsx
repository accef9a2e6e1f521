import { useId } from 'react'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'

/** From how many characters before the limit the remaining count is shown. */
const NEAR_LIMIT = 200

interface TextAreaProps {
  label: string
  value: string
  /** The limit in UTF-16 units, as browsers count; the service counts characters, which are never more. */
  maxLength: number
  placeholder?: string
  hint?: string | undefined
  /** What is wrong with the value, in words. */
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
  const left = maxLength - value.length
  const near = left <= NEAR_LIMIT
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
        aria-describedby={near ? `${description ?? ''} ${id}-left`.trim() : description}
        onChange={(event) => onChange(event.target.value)}
      />
      {near && (
        <p id={`${id}-left`} className={styles['hint']}>
          {left === 1 ? '1 character left' : `${left} characters left`}
        </p>
      )}
    </Field>
  )
}
