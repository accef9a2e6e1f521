import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'training-session-unknown': {
    title: 'Session not found',
    text: 'We could not find this training session. What you entered is kept on this device.',
  },
  'training-session-over': {
    title: 'This session has ended',
    text: 'Its interval cannot be changed any more. You can start a new session.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
