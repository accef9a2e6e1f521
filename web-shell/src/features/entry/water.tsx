import styles from './entry.module.css'

const CENTRE_X = 200
const HORIZON_Y = 190
/** The position of the first line of moonlight. */
const LIGHT_Y = 200

/** Lines of moonlight on the water, from the horizon to the viewer: [half width, horizontal offset] of each. */
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

/** Ripples near the horizon: [x of the start, length, distance below the horizon] of each. */
const RIPPLES = [
  [112, 30, 10],
  [254, 34, 19],
  [60, 40, 28],
  [124, 22, 46],
  [262, 20, 64],
  [318, 44, 50],
] as const

export function Water() {
  return (
    <svg className={styles['water']} viewBox="0 0 400 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <rect className={styles['sky']} x="-2000" y="-2000" width="4400" height="2190" />
      <circle className={styles['moon']} cx="200" cy="108" r="42" />
      <g className={styles['ripples']}>
        {RIPPLES.map(([startX, length, depth]) => (
          <path key={depth} d={`M${startX} ${HORIZON_Y + depth}h${length}`} />
        ))}
      </g>
      <g className={styles['light']}>
        {LIGHT.map(([halfWidth, offset], index) => (
          <path key={halfWidth} d={`M${CENTRE_X + offset - halfWidth} ${LIGHT_Y + index * 9}h${2 * halfWidth}`} />
        ))}
      </g>
    </svg>
  )
}
