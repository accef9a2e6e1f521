import { useId } from 'react'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  value: number
  max: number
  /** The visible label: "3 of 8 sections done". */
  label: string
}

/** A progress bar with its label. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles['progress']}>
      <p id={id}>{label}</p>
      <progress value={value} max={max} aria-labelledby={id} aria-valuetext={label} />
    </div>
  )
}
