/** A series of a chart. It has its own picture with a fixed scale; all pictures share one time axis. */
export interface Series {
  id: string
  label: string
  /** What the scale is, such as "0 to 10". */
  scale: string
  /** The upper end of the scale, in the unit of the values. The lower end is 0. */
  max: number
  /** Scales are lines, amounts are bars. */
  kind: 'line' | 'bar'
  /** One value for each point; `null` is a gap. */
  values: readonly (number | null)[]
  /** What the values say in a few words, such as "average 4.1". */
  summary: string
  /** Drawn higher than the others. */
  isMain?: boolean
}

/** Points that belong together, such as a flare: `count` points from `from` on. */
export interface Band {
  from: number
  count: number
}
