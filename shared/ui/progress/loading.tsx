import type { ReactNode } from 'react'
import styles from './loading.module.css'

interface LoadingProps {
  /** What is coming, for who cannot see the shapes. */
  label: string
  className?: string | undefined
  /** The shapes of what is coming. */
  children: ReactNode
}

/** The place of what is on its way; after four seconds it says that this takes longer than it should. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={className}>{children}</div>
      <p className={styles['slow']} aria-hidden="true">
        This is taking longer than usual …
      </p>
    </div>
  )
}
