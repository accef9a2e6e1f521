import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'exercise-limit-reached': {
    title: 'That day is full',
    text: 'We keep forty sessions a day, and this day has as many. Remove one to keep another.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
