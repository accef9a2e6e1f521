import { useId } from 'react'
import field from '../field/field.module.css'
import { describedBy, type QuestionProps } from '../field/field.tsx'
import styles from './switch.module.css'

interface SwitchProps extends Omit<QuestionProps, 'error'> {
  value: boolean
  onChange: (value: boolean) => void
}

/** Turns a setting on or off. The change takes effect immediately. */
export function Switch({ label, hint, value, disabled, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <label className={field['label']} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={field['hint']}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its checked state
        role="switch"
        className={styles['switch']}
        checked={value}
        disabled={disabled}
        aria-describedby={describedBy(id, { hint })}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
