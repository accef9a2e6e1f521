import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What an admin reads when the service refuses an operation of the back office. */
export const problems = {
  'no-such-person': {
    title: 'No person found',
    text: 'No account has this address. Please check it letter by letter.',
  },
  'roles-changed': {
    title: 'Changed by someone else',
    text: 'Another admin has changed the roles of this person. Please look them up again.',
  },
  'last-admin': {
    title: 'The last admin',
    text: 'There is no other admin. Please make another person an admin first.',
  },
  'too-many-staff': {
    title: 'That is the maximum',
    text: 'A hundred people have a role. Please remove the role of a person who no longer needs it.',
  },
  'redrive-running': {
    title: 'Already being tried again',
    text: 'These jobs are on their way back to their queue. Nothing more is needed. Please refresh in a moment.',
  },
  'already-invited': {
    title: 'Invited already',
    text: 'This address has an invitation. You can send it again, or take it back, in the list of invitations.',
  },
  'address-has-account': {
    title: 'There is an account already',
    text: 'This address has an account. Please find the person by it, and give the role there.',
  },
  'address-refuses-mail': {
    title: 'Our email does not arrive',
    text: 'Email to this address came back, or its reader did not want it. Please check it letter by letter, or use another one.',
  },
  'invitation-ended': {
    title: 'Changed by someone else',
    text: 'This invitation was accepted or taken back. The list shows how it is now.',
  },
  'too-many-invitations': {
    title: 'That is the maximum',
    text: 'Two hundred people are invited. Please take back an invitation that is no longer needed.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
