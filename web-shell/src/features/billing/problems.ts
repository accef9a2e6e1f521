import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'already-subscribed': {
    title: 'You have Premium',
    text: 'Nothing was charged. You can change your plan under Manage subscription.',
  },
  'no-customer': { title: 'Nothing to manage yet', text: 'You have no subscription, and nothing was charged.' },
  'invalid-signature': { title: 'This message was refused', text: 'Nothing has changed.' },
  'payments-unavailable': {
    title: 'Payments cannot be reached',
    text: 'Nothing was charged, and nothing you logged is affected. Please try again in a moment.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
