import type { ReactNode } from 'react'
import styles from './lead.module.css'

interface LeadProps {
  /** One sentence. */
  sentence: string
  /** What it stands on. */
  under: string
  children?: ReactNode
}

/** The sentence with which a screen says what it has found, before its evidence. */
export function Lead({ sentence, under, children }: LeadProps) {
  return (
    <div className={styles['lead']}>
      <p>{sentence}</p>
      {children}
      <p className={styles['under']}>{under}</p>
    </div>
  )
}
