import type { Problems } from '../http/problems.ts'

export const problems = {
  'edit-too-old': { status: 422, title: 'The edit is too old' },
  'too-many-versions': { status: 422, title: 'The day has too many values that other edits replaced' },
  'date-in-future': { status: 422, title: 'The date lies in the future' },
  'date-too-old': { status: 422, title: 'The date lies more than 14 days back' },
} as const satisfies Problems
