import styles from './entry.module.css'

/** How far each line of the reflection reaches to either side, from the horizon towards us. */
const REACHES = [150, 118, 132, 92, 104, 70, 78, 48, 54, 28]

/** A moon above still water. */
export function Water() {
  return (
    <svg className={styles['water']} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles['deep']} x="-800" y="168" width="2000" height="400" />
      <circle className={styles['moon']} cx="200" cy="108" r="46" />
      <g className={styles['lines']}>
        {REACHES.map((reach, index) => (
          <path key={reach} d={`M${200 - reach} ${178 + index * 12}H${200 + reach}`} />
        ))}
      </g>
    </svg>
  )
}
