import type { Problems } from '../http/problems.ts'

export const problems = {
  'exercise-limit-reached': { status: 422, title: 'There are as many kept sessions of that date as there can be' },
} as const satisfies Problems
