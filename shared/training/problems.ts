import type { Problems } from '../http/problems.ts'

export const problems = {
  'training-session-unknown': { status: 422, title: 'There is no such training session' },
  'training-session-over': { status: 422, title: 'The training session has ended' },
} as const satisfies Problems
