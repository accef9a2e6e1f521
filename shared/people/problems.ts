import type { Problems } from '../http/problems.ts'

export const problems = {
  'no-such-person': { status: 404, title: 'No account has this address' },
  'roles-changed': { status: 409, title: 'Someone else has changed the roles of this person' },
  'last-admin': { status: 409, title: 'The last admin must stay one' },
  'too-many-staff': { status: 409, title: 'As many people have a role as may have one' },
  'already-invited': { status: 409, title: 'This address is invited already' },
  'address-has-account': { status: 409, title: 'This address has an account already' },
  'address-refuses-mail': { status: 409, title: 'This address has refused our email' },
  'invitation-ended': { status: 409, title: 'The invitation has been accepted or taken back' },
  'too-many-invitations': { status: 409, title: 'As many invitations are listed as may be' },
} as const satisfies Problems
