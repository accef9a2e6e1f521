import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

/** The size of a chart's drawing, in units of its own. It is stretched to the place that it gets. */
export const WIDTH = 1_000
export const HEIGHT = 100
/** Room above the highest value and below zero, so that no stroke is cut off. */
const INSET = 4

type Values = readonly (number | null)[]

/** The middle of a point's place. Each of `count` points has the same room. */
export function xOf(count: number): (index: number) => number {
  return scaleLinear([-0.5, count - 0.5], [0, WIDTH])
}

/** Zero is at the bottom and `max` at the top, whatever the values are. What is higher is drawn at the top. */
export function yOf(max: number): (value: number) => number {
  return scaleLinear([0, max], [HEIGHT - INSET, INSET]).clamp(true)
}

/** A line through the values. A gap breaks it. */
export function linePath(values: Values, max: number): string {
  const [x, y] = [xOf(values.length), yOf(max)]
  const draw = line<number | null>(
    (_, index) => round(x(index)),
    (value) => round(y(value ?? 0)),
  ).defined((value) => value !== null)
  return draw(values) ?? ''
}

/** More points beside each other than this are a line only. */
const MAX_DOTS = 40

/** A dot for each value; among many, only for those that no line reaches. */
export function dotsPath(values: Values, max: number): string {
  const [x, y] = [xOf(values.length), yOf(max)]
  return values
    .flatMap((value, index) => {
      if (value === null) return []
      const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
      return values.length <= MAX_DOTS || isAlone ? [`M${round(x(index))},${round(y(value))}h0.01`] : []
    })
    .join('')
}

/** The share of a point's room that its bar fills. */
const BAR_SHARE = 0.5

/** A bar from zero for each value. A value of 0 is a bar without height, but no gap: it stands on the ground. */
export function barsPath(values: Values, max: number): string {
  const [x, y] = [xOf(values.length), yOf(max)]
  const half = (WIDTH / values.length) * (BAR_SHARE / 2)
  return values
    .flatMap((value, index) => {
      if (value === null) return []
      const [left, right] = [round(x(index) - half), round(x(index) + half)]
      return `M${left},${HEIGHT - INSET / 2}V${round(y(value))}H${right}V${HEIGHT - INSET / 2}Z`
    })
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10
