import type { ExerciseId } from '../../../../shared/exercises/exercises.ts'
import type { KeptExercise } from '../../../../shared/exercises/records.ts'

/* Words that load with the outgoing queue, so they are apart from the others. */

export const names: Record<ExerciseId, string> = {
  longer_out: 'In 4 · out 6',
  belly: 'Tummy breathing',
  box: 'Box breathing',
  four_seven_eight: '4-7-8',
  supported_rest: 'Supported rest',
  childs_pose: "Child's pose",
  happy_baby: 'Happy baby',
  pelvic_drop: 'Pelvic drop',
}

/** The pain before and after a session, as far as the user gave it. */
export function painWords({ before, after }: Pick<KeptExercise, 'before' | 'after'>): string | undefined {
  if (before !== undefined && after !== undefined) return `pain ${before}, then ${after}`
  if (before !== undefined) return `pain ${before} before`
  return after === undefined ? undefined : `pain ${after} after`
}
