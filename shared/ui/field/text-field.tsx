import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  /** The error message for the value. */
  error?: string | undefined
}

export function TextField({ label, error, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error}>
      <input
        type="text"
        {...rest}
        id={id}
        className={styles['input']}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, { error })}
      />
    </Field>
  )
}
