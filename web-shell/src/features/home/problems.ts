import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'not-today': { title: 'Invalid Date', text: "Please check your device's date and time." },
} as const satisfies Partial<Record<ProblemCode, Words>>
