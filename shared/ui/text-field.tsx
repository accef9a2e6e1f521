import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  /** What is wrong with the value, in words. */
  error?: string | undefined
}

export function TextField({ label, error, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        id={id}
        className={styles['input']}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}
