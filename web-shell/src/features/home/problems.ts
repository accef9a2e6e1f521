import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What a person reads where the service refuses something of this feature. */
export const problems = {
  'not-today': { title: 'Invalid Date', text: "Please check your device's date and time." },
} as const satisfies Partial<Record<ProblemCode, Words>>
