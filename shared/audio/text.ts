import type { AudioCategory, ExerciseType } from './kinds.ts'

export const categoryText = {
  breathing: 'Breathing',
  'pelvic-floor': 'Pelvic floor',
  rest: 'Rest',
  sleep: 'Sleep',
  flare: 'Flare',
} as const satisfies Record<AudioCategory, string>

export const exerciseTypeText = {
  'paced-breathing': 'Paced breathing',
  'pelvic-drop': 'Pelvic drop',
  'supported-rest': 'Supported rest',
  settling: 'Settling',
  'quiet-minutes': 'Quiet minutes',
} as const satisfies Record<ExerciseType, string>
