import { type ComponentProps, useId, useState } from 'react'
import { inSentence as labelInSentence } from '../../words/words.ts'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { describedBy, Field } from './field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string
  /** The error message for the value. */
  error?: string | undefined
  /** Helps the user to choose a password. */
  hint?: string
  /** How sentences name the field, if not by its label. */
  inSentence?: string
}

export function PasswordField({
  label,
  error,
  hint,
  inSentence = labelInSentence(label),
  ...rest
}: PasswordFieldProps) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles['box']}>
        <input
          {...rest}
          id={id}
          type={visible ? 'text' : 'password'}
          className={classNames(styles['input'], styles['withToggle'])}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={rest['aria-invalid'] ?? Boolean(error)}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <button
          type="button"
          className={styles['toggle']}
          aria-label={`${visible ? 'Hide' : 'Show'} ${inSentence}`}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        >
          {visible ? 'Hide' : 'Show'}
        </button>
      </div>
    </Field>
  )
}
