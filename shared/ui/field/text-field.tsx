import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'
import { tooLongText } from './too-long.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  /** The limit in characters (code points), as the service counts. A longer text is not cut: an error says how much too long it is. */
  maxLength?: number
  /** Helps the user to answer. */
  hint?: string | undefined
  /** The error message for the value. */
  error?: string | undefined
}

export function TextField({
  label,
  hint,
  maxLength = Number.POSITIVE_INFINITY,
  error: ownError,
  ...inputProps
}: TextFieldProps) {
  const id = useId()
  const error = tooLongText(Array.from(String(inputProps.value ?? '')).length, maxLength) ?? ownError
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...inputProps}
        id={id}
        className={styles['input']}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </Field>
  )
}
