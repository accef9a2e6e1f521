import type { Problems } from '../http/problems.ts'

export const problems = {
  'consent-needed': { status: 403, title: 'The user has not agreed to the storing of health data' },
  'consent-text-outdated': { status: 409, title: 'The text that the user agreed to has a newer version' },
  'role-first': { status: 409, title: 'An account with a role cannot be deleted' },
} as const satisfies Problems
