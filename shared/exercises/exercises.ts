import { breathSeconds, hasHolds, PATTERNS, type Pattern } from './patterns.ts'

export const BREATHING_IDS = ['longer_out', 'belly', 'box', 'four_seven_eight'] as const
export type BreathingId = (typeof BREATHING_IDS)[number]

export const POSITION_IDS = ['supported_rest', 'childs_pose', 'happy_baby', 'pelvic_drop'] as const
export type PositionId = (typeof POSITION_IDS)[number]

/** The exercises. The names are stored, so none is ever reused. Source: requirement EX-01. */
export const EXERCISE_IDS = [...BREATHING_IDS, ...POSITION_IDS] as const
export type ExerciseId = (typeof EXERCISE_IDS)[number]

/** How long an exercise lasts: minutes or breaths that the user chooses, or `sets` of a fixed number of breaths. */
export type Length =
  | { unit: 'minutes' | 'breaths'; min: number; max: number; default: number }
  | { unit: 'sets'; breaths: number; sets: number }

export interface Exercise {
  pattern: Pattern
  length: Length
}

const MINUTES: Length = { unit: 'minutes', min: 1, max: 20, default: 5 }
const TEN_TWICE: Length = { unit: 'sets', breaths: 10, sets: 2 }
const slow = PATTERNS.longer_out

/**
 * Patterns without a hold last 1 to 20 minutes. Those with holds last as many breaths as the facts allow. Source: facts,
 * breathing and relaxation timings; that positions are breathed in the default pattern is our choice.
 */
export const EXERCISES = {
  longer_out: { pattern: PATTERNS.longer_out, length: MINUTES },
  belly: { pattern: PATTERNS.belly, length: MINUTES },
  box: { pattern: PATTERNS.box, length: { unit: 'breaths', min: 4, max: 10, default: 4 } },
  four_seven_eight: { pattern: PATTERNS.four_seven_eight, length: { unit: 'breaths', min: 1, max: 4, default: 4 } },
  supported_rest: { pattern: slow, length: TEN_TWICE },
  childs_pose: { pattern: slow, length: TEN_TWICE },
  happy_baby: { pattern: slow, length: TEN_TWICE },
  pelvic_drop: { pattern: slow, length: { unit: 'sets', breaths: 10, sets: 1 } },
} as const satisfies Record<ExerciseId, Exercise>

/** The exercise that begins when none was chosen. */
export const DEFAULT_EXERCISE = 'longer_out' satisfies BreathingId

export const isBreathing = (id: ExerciseId): id is BreathingId => BREATHING_IDS.some((each) => each === id)

/** Whether the user reads what to know about holding the breath before this exercise begins. */
export const asksFirst = (id: ExerciseId): boolean => hasHolds(EXERCISES[id].pattern)

/** The nearest amount that a length allows; its default for none. For sets there is nothing to choose: the breaths of one. */
export function allowedAmount(length: Length, amount?: number): number {
  if (length.unit === 'sets') return length.breaths
  if (amount === undefined || !Number.isInteger(amount)) return length.default
  return Math.min(length.max, Math.max(length.min, amount))
}

/**
 * How long `amount` minutes or breaths of an exercise last, in seconds. A session ends with the end of a breath, so minutes
 * are rounded up to whole breaths.
 */
export function secondsOf({ pattern, length }: Exercise, amount: number): number {
  const breath = breathSeconds(pattern)
  return length.unit === 'minutes' ? Math.ceil((amount * 60) / breath) * breath : amount * breath
}
