import styles from './loading.module.css'

/** Says that something is coming, and only shows itself when that takes longer than 300 ms. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles['waiting']} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
