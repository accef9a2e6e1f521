import type { ExerciseId } from './exercises.ts'
import type { KeptSession } from './schema.ts'

/** In how many of the kept sessions of an exercise that have pain before and after it was lower after. */
export interface Outcome {
  lower: number
  of: number
}

/** An exercise is said to have been followed by less pain from this number of sessions on. */
export const MIN_LOWER_SESSIONS = 2

/** The outcome of each exercise with pain before and after. What is missing is not counted. Source: requirement EX-01. */
export function outcomes(sessions: readonly KeptSession[]): ReadonlyMap<ExerciseId, Outcome> {
  const all = new Map<ExerciseId, Outcome>()
  for (const { exercise, before, after } of sessions) {
    if (before === undefined || after === undefined) continue
    const { lower, of } = all.get(exercise) ?? { lower: 0, of: 0 }
    all.set(exercise, { lower: lower + Number(after < before), of: of + 1 })
  }
  return all
}

/**
 * The exercises in the order in which they are offered: first those after which pain was lower in two kept sessions or
 * more, the most often first; then the one used last; then the order of `ids`. It says what was noted, not what causes it.
 */
export function offeredOrder<Id extends ExerciseId>(
  ids: readonly Id[],
  { sessions, lastUsed }: { sessions: readonly KeptSession[]; lastUsed?: ExerciseId | undefined },
): Id[] {
  const all = outcomes(sessions)
  const lowerOf = (id: Id) => {
    const lower = all.get(id)?.lower ?? 0
    return lower >= MIN_LOWER_SESSIONS ? lower : 0
  }
  return ids.toSorted(
    (one, other) => lowerOf(other) - lowerOf(one) || Number(other === lastUsed) - Number(one === lastUsed),
  )
}
