/** What counts: from `min` to `max`, both at least 0, in steps of `step` from 0. */
export interface Bounds {
  min: number
  max: number
  step: number
}

/** A tenth is none in binary: what is off by less than a millionth is meant. */
const withoutDust = (number: number) => Math.round(number * 1e6) / 1e6
const inSteps = (number: number, step: number) => withoutDust(number / step)

/**
 * What a text in a number's field is so far: the number; `undefined` for nothing; `'unfinished'` when more typing may
 * make it one that counts; `'refused'` when none can. A comma is a point.
 */
export function readNumber(text: string, { min, max, step }: Bounds): number | undefined | 'unfinished' | 'refused' {
  const trimmed = text.trim()
  if (!trimmed) return undefined
  if (!/^\d*[.,]?\d*$/.test(trimmed) || (Number.isInteger(step) && /[.,]/.test(trimmed))) return 'refused'
  if (!/\d/.test(trimmed)) return 'unfinished'
  const number = Number(trimmed.replace(',', '.'))
  if (number > max) return 'refused'
  if (!Number.isInteger(inSteps(number, step))) return Number.isInteger(step) ? 'unfinished' : 'refused'
  return number < min ? 'unfinished' : number
}

/** The next number up or down that counts. */
export function stepped(value: number, direction: -1 | 1, { min, max, step }: Bounds): number {
  const steps = inSteps(value, step)
  const next = (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step
  return Math.min(max, Math.max(min, withoutDust(next)))
}

/** What counts, in words: "0 to 24, in halves". */
export function boundsInWords({ min, max, step }: Bounds): string {
  const steps = step === 1 ? '' : step === 0.5 ? ', in halves' : `, in steps of ${step}`
  return `${min} to ${max}${steps}`
}
