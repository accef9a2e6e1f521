import type { Problems } from '../http/problems.ts'

export const problems = {
  'edit-too-old': { status: 422, title: 'The edit is too old' },
  'date-in-future': { status: 422, title: 'The date lies in the future' },
  'date-too-old': { status: 422, title: 'The date lies more than 14 days back' },
} as const satisfies Problems
