import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'consent-needed': {
    title: 'Your agreement is needed first',
    text: 'We store what you enter only if you agree. You can read what that means on home, and decide there.',
  },
  'consent-text-outdated': {
    title: 'This text has changed',
    text: 'Please reload the page and read the newer version.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
