import warning from 'icon:warning-circle'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../picture/picture.tsx'
import styles from './field.module.css'

interface FieldTexts {
  label: string
  /** Helps the user to answer. */
  hint?: string | undefined
  /** The error message for the answer. */
  error?: string | undefined
}

/** The props of every form question, apart from its answer. */
export interface QuestionProps extends FieldTexts {
  /** Shows the answer read-only. A surrounding `<fieldset disabled>` has the same effect. */
  disabled?: boolean | undefined
}

/** The value of `aria-describedby` for the control `id`: the ids of its hint and error. */
export function describedBy(id: string, { hint, error }: Omit<FieldTexts, 'label'>): string | undefined {
  return classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined
}

interface FieldProps extends FieldTexts {
  /** The id of the control. */
  id: string
  children: ReactNode
}

/** One control with its label, hint and error. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <Hint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

interface FieldGroupProps extends QuestionProps {
  id: string
  /** The controls stand beside the label where there is room. */
  beside?: boolean | undefined
  children: ReactNode
}

/** A group of controls that answer one question. */
export function FieldGroup({ id, label, hint, error, disabled, beside, children }: FieldGroupProps) {
  return (
    <fieldset
      className={classNames(styles['group'], beside && styles['beside'])}
      disabled={disabled}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={styles['label']}>{label}</legend>
      <Hint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

function Hint({ id, hint }: { id: string; hint: string | undefined }) {
  return (
    hint && (
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    )
  )
}

/** The error message of the control `id`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={`${id}-error`} className={styles['error']}>
        <Icon of={warning} />
        {error}
      </p>
    )
  )
}
