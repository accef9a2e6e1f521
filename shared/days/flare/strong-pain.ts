import { isFlareDay } from '../model/day.ts'
import type { Day } from '../model/schema.ts'

/** From this pain level (0–10) upwards, the app answers with help and with no judgement. */
const STRONG_PAIN = 7

/** Whether a pain level (0–10) is strong. */
export const isStrongPain = (painLevel: number | null | undefined): boolean => (painLevel ?? 0) >= STRONG_PAIN

/** Whether a day is answered with care and nothing else: a flare, or strong pain. Source: requirement STRK-01. */
export const needsCare = (day: Pick<Day, 'values' | 'flareInferred'>): boolean =>
  isFlareDay(day) || isStrongPain(day.values.painLevel)
