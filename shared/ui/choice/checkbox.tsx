import type { ComponentProps } from 'react'
import styles from '../field/field.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles['check']}>
      <input {...rest} type="checkbox" />
      {label}
    </label>
  )
}
