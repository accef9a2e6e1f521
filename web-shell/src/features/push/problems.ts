import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'push-service-unknown': {
    title: 'This browser cannot be reached',
    text: 'We do not know the service through which it gets notifications. Another browser may work.',
  },
  'push-not-set-up': {
    title: 'Notifications are not available',
    text: 'They are not set up here yet. What is due is shown in the app.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
