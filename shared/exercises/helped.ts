import type { ExerciseId } from './exercises.ts'
import type { KeptExercise } from './records.ts'

/** In how many of the kept sessions of an exercise that have pain before and after it was lower after. */
export interface Outcome {
  lower: number
  of: number
}

const MIN_LOWER_SESSIONS = 2

/** The outcome of each exercise with pain before and after. What is missing is not counted. */
function outcomes(sessions: readonly KeptExercise[]): ReadonlyMap<ExerciseId, Outcome> {
  const all = new Map<ExerciseId, Outcome>()
  for (const { exercise, before, after } of sessions) {
    if (before === undefined || after === undefined) continue
    const { lower, of } = all.get(exercise) ?? { lower: 0, of: 0 }
    all.set(exercise, { lower: lower + Number(after < before), of: of + 1 })
  }
  return all
}

/**
 * The outcomes of the exercises after which pain was lower in two kept sessions or more. It says what the user noted, not
 * what causes it. Source: requirement EX-01.
 */
export function lowerOutcomes(sessions: readonly KeptExercise[]): ReadonlyMap<ExerciseId, Outcome> {
  return new Map([...outcomes(sessions)].filter(([, { lower }]) => lower >= MIN_LOWER_SESSIONS))
}

/**
 * The exercises in the order in which they are offered: first those of `lowerOutcomes`, the most often first; then the
 * one used last; then the order of `ids`.
 */
export function offeredOrder<Id extends ExerciseId>(
  ids: readonly Id[],
  { sessions, lastUsed }: { sessions: readonly KeptExercise[]; lastUsed?: ExerciseId | undefined },
): Id[] {
  const all = lowerOutcomes(sessions)
  const lowerOf = (id: Id) => all.get(id)?.lower ?? 0
  return ids.toSorted(
    (one, other) => lowerOf(other) - lowerOf(one) || Number(other === lastUsed) - Number(one === lastUsed),
  )
}
