import type { Problems } from '../http/problems.ts'

export const problems = {
  'passkey-refused': { status: 401, title: 'That passkey does not count' },
  'passkey-first': { status: 403, title: 'The user must use a passkey in this session first' },
  'too-many-passkeys': { status: 409, title: 'The account has as many passkeys as it may have' },
} as const satisfies Problems
