import type { Problems } from '../http/problems.ts'

export const problems = {
  'no-such-person': { status: 404, title: 'No account has this address' },
  'roles-changed': { status: 409, title: 'The roles of this person were changed meanwhile' },
  'last-admin': { status: 409, title: 'The last admin must stay one' },
  'too-many-staff': { status: 409, title: 'As many people have a role as may have one' },
} as const satisfies Problems
