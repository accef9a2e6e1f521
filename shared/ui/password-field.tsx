import { type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string
  /** What is wrong with the value, in words. */
  error?: string | undefined
  /** What helps to choose one. */
  hint?: string
}

export function PasswordField({ label, error, hint, ...rest }: PasswordFieldProps) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <div className={styles['box']}>
        <input
          {...rest}
          id={id}
          type={visible ? 'text' : 'password'}
          className={classNames(styles['input'], styles['withToggle'])}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby={classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined}
        />
        <button
          type="button"
          className={styles['toggle']}
          aria-label={visible ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        >
          {visible ? 'Hide' : 'Show'}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}
