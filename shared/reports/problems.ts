import type { Problems } from '../http/problems.ts'

export const problems = {
  'question-limit-reached': { status: 422, title: 'There are as many questions for a visit as there can be' },
} as const satisfies Problems
