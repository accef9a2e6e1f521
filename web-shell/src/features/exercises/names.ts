import type { ExerciseId } from '../../../../shared/exercises/exercises.ts'

/** The names of the exercises. They load with the outgoing queue, so they are apart from the other words. */
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
