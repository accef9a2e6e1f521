import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What an admin reads when the service refuses an operation of the back office. */
export const problems = {
  'no-such-person': {
    title: 'No person found',
    text: 'No account has this address. Please compare it letter by letter.',
  },
  'roles-changed': {
    title: 'Changed meanwhile',
    text: 'Another admin has changed the roles of this person. Please look them up again.',
  },
  'last-admin': {
    title: 'The last admin',
    text: 'There is no other admin. Please make another person one first.',
  },
  'too-many-staff': {
    title: 'That is the maximum',
    text: 'A hundred people have a role. Please take one from a person who no longer needs it.',
  },
  'redrive-running': {
    title: 'Already being tried again',
    text: 'These jobs are on their way back to their queue. Nothing more is needed. Please refresh in a moment.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
