import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What an admin reads when the service refuses an operation of the back office. */
export const problems = {
  'no-such-person': {
    title: 'Nobody found',
    text: 'Nobody has an account with this address. Please compare it letter by letter.',
  },
  'roles-changed': {
    title: 'Changed meanwhile',
    text: 'Somebody else has changed the roles of this person. Please look them up again.',
  },
  'last-admin': {
    title: 'The last admin',
    text: 'Nobody else is an admin. Please make somebody else one first.',
  },
  'too-many-staff': {
    title: 'That is the maximum',
    text: 'A hundred people have a role. Please take one from somebody who no longer needs it.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
