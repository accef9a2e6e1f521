import type { Problems } from '../http/problems.ts'

export const problems = {
  'custom-limit-reached': { status: 409, title: 'There are as many of that kind as there can be' },
} as const satisfies Problems
