import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'question-limit-reached': {
    title: 'There are ten questions already',
    text: 'We keep ten questions for a visit, and another device has added some. Remove one to keep another.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
