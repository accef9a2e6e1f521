/** The valid numbers: multiples of `step` from `min` to `max`, both at least 0. */
export interface Bounds {
  min: number
  max: number
  step: number
}

/** Rounds to millionths, because binary numbers cannot represent 0.1 exactly. */
const roundToMillionths = (number: number) => Math.round(number * 1e6) / 1e6
const inSteps = (number: number, step: number) => roundToMillionths(number / step)

/**
 * Parses the text in a number field while the user types. A comma counts as a decimal point. Returns the number if it
 * is valid, `undefined` for an empty text, `'unfinished'` if further typing can make the text valid, else `'refused'`.
 */
export function parseTypedNumber(
  text: string,
  { min, max, step }: Bounds,
): number | undefined | 'unfinished' | 'refused' {
  const trimmed = text.trim()
  const allowsDecimals = !Number.isInteger(step)
  if (!trimmed) return undefined
  if (!/^\d*[.,]?\d*$/.test(trimmed)) return 'refused'
  if (!allowsDecimals && /[.,]/.test(trimmed)) return 'refused'
  if (!/\d/.test(trimmed)) return 'unfinished'
  const number = Number(trimmed.replace(',', '.'))
  if (number > max) return 'refused'
  const isMultipleOfStep = Number.isInteger(inSteps(number, step))
  if (!isMultipleOfStep) return allowsDecimals ? 'refused' : 'unfinished'
  return number < min ? 'unfinished' : number
}

/** The next valid number above (1) or below (-1) `value`, within the bounds. */
export function nextStep(value: number, direction: -1 | 1, { min, max, step }: Bounds): number {
  const steps = inSteps(value, step)
  const next = (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step
  return Math.min(max, Math.max(min, roundToMillionths(next)))
}

/** The bounds in words: "0 to 24, in halves". */
export function describeBounds({ min, max, step }: Bounds): string {
  const steps = step === 1 ? '' : step === 0.5 ? ', in halves' : `, in steps of ${step}`
  return `${min} to ${max}${steps}`
}
