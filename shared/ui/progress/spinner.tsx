import styles from './loading.module.css'

/** Announces that content is loading. It becomes visible only after 300 ms. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles['waiting']} role="status">
      <span className={styles['spinner']} aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
