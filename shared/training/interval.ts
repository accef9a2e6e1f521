/** The bounds and steps of the interval between voids, in minutes. Source: requirement TRAIN-01. */
export const INTERVAL_MINUTES = { min: 15, max: 240, step: 5, default: 60 } as const

/** The nearest interval of the app that is not above `minutes`, within the bounds. */
export function roundedInterval(minutes: number): number {
  const { min, max, step } = INTERVAL_MINUTES
  return Math.min(max, Math.max(min, Math.floor(minutes / step) * step))
}
