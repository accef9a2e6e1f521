import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'custom-limit-reached': { title: 'That is the maximum', text: 'To add another one, delete one first.' },
} as const satisfies Partial<Record<ProblemCode, Words>>
