import styles from './entry.module.css'

/** The moon's light on the water: from the horizon towards us, each line's reach to either side and its sway. */
const LIGHT = [
  [30, 0],
  [38, 3],
  [27, -4],
  [33, 2],
  [21, -3],
  [26, 4],
  [14, 0],
  [17, -2],
  [7, 1],
] as const

/** Ripples far out: where each begins, how long it is, and how deep it lies. */
const RIPPLES = [
  [112, 30, 10],
  [254, 34, 19],
  [60, 40, 28],
  [124, 22, 46],
  [262, 20, 64],
  [318, 44, 50],
] as const

/** A moon above still water. */
export function Water() {
  return (
    <svg className={styles['water']} viewBox="0 0 400 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <rect className={styles['sky']} x="-2000" y="-2000" width="4400" height="2190" />
      <circle className={styles['moon']} cx="200" cy="108" r="42" />
      <g className={styles['ripples']}>
        {RIPPLES.map(([from, length, depth]) => (
          <path key={depth} d={`M${from} ${190 + depth}h${length}`} />
        ))}
      </g>
      <g className={styles['light']}>
        {LIGHT.map(([reach, sway], index) => (
          <path key={reach} d={`M${200 + sway - reach} ${200 + index * 9}h${2 * reach}`} />
        ))}
      </g>
    </svg>
  )
}
