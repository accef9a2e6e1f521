import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

interface FieldWords {
  label: string
  /** What helps to answer. */
  hint?: string | undefined
  /** What is wrong with the answer, in words. */
  error?: string | undefined
}

/** What every question of a form takes besides its answer. */
export interface QuestionProps extends FieldWords {
  /** Shown and not to be changed. A `<fieldset disabled>` around it does the same. */
  disabled?: boolean | undefined
}

/** The ids that describe the control `id`, for its `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Omit<FieldWords, 'label'>): string | undefined {
  return classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined
}

interface FieldProps extends FieldWords {
  /** The control's. */
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
  children: ReactNode
}

/** Several controls that answer one question. */
export function FieldGroup({ id, label, hint, error, disabled, children }: FieldGroupProps) {
  return (
    <fieldset className={styles['group']} disabled={disabled} aria-describedby={describedBy(id, { hint, error })}>
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

/** What is wrong with the control `id`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={`${id}-error`} className={styles['error']}>
        {error}
      </p>
    )
  )
}
