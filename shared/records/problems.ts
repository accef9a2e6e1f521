import type { Problems } from '../http/problems.ts'

export const problems = {
  'unknown-field': { status: 409, title: 'The service does not know a field of the change yet' },
  'record-gone': { status: 422, title: 'The record that the edit changes is no longer there' },
  'too-many-kept-values': { status: 422, title: 'Too many values that other edits replaced wait for a decision' },
} as const satisfies Problems
