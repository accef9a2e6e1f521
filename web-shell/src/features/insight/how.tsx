import type { ReactNode } from 'react'
import styles from './insight.module.css'
import { text } from './text.ts'

/** Folded: how a statement was worked out, and what would make it surer. */
export function How({ children }: { children: ReactNode }) {
  return (
    <details className={styles['how']}>
      <summary>{text.how}</summary>
      <div>{children}</div>
    </details>
  )
}
