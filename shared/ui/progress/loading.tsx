import type { ReactNode } from 'react'
import styles from './loading.module.css'

interface LoadingProps {
  /** What is loading, for screen readers. */
  label: string
  className?: string | undefined
  /** Skeletons of the content that is loading. */
  children: ReactNode
}

/** A placeholder for content that is loading. After 4 s it adds that this takes longer than usual. */
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
