import type { CSSProperties } from 'react'
import styles from './well.module.css'

/** A day's pain (0–10) as a small well with its number. Screen readers skip it. */
export function MiniWell({ pain }: { pain: number | undefined }) {
  return (
    <span className={styles['mini']} style={{ '--level': pain ?? 0 } as CSSProperties} aria-hidden="true">
      {pain ?? '–'}
    </span>
  )
}

/** Explains a calendar whose days are wells. */
export function WellsLegend() {
  return (
    <ul className={styles['legend']}>
      <li className={styles['pain']}>Pain, 0 to 10</li>
      <li className={styles['flare']}>Flare</li>
      <li className={styles['gap']}>Not logged</li>
    </ul>
  )
}
