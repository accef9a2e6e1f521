import type { ComponentProps } from 'react'
import styles from './chip.module.css'
import choice from './choice.module.css'

/** A native checkbox or radio that looks like a chip. */
export function Chip({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className={styles['chip']}>
      <input {...rest} className={choice['input']} />
      {children}
    </label>
  )
}
