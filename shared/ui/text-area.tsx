import { useId } from 'react'
import styles from './field.module.css'

/** From how many characters before the limit the remaining count is shown. */
const NEAR_LIMIT = 200

interface TextAreaProps {
  label: string
  value: string
  /** The limit in UTF-16 units, as browser and service both count. */
  maxLength: number
  placeholder?: string
  onChange: (value: string) => void
}

export function TextArea({ label, value, maxLength, placeholder, onChange }: TextAreaProps) {
  const id = useId()
  const left = maxLength - value.length
  const near = left <= NEAR_LIMIT
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles['input']}
        rows={4}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-describedby={near ? `${id}-left` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {near && (
        <p id={`${id}-left`} className={styles['hint']}>
          {left === 1 ? '1 character left' : `${left} characters left`}
        </p>
      )}
    </div>
  )
}
