import type { Problems } from '../http/problems.ts'

export const problems = {
  'date-in-future': { status: 422, title: 'The date lies in the future' },
  'date-too-old': { status: 422, title: 'The date lies more than 14 days back' },
} as const satisfies Problems
