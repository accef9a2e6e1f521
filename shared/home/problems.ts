import type { Problems } from '../http/problems.ts'

export const problems = {
  'not-today': { status: 422, title: 'That is not today in any time zone' },
} as const satisfies Problems
