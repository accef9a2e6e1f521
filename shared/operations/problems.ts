import type { Problems } from '../http/problems.ts'

export const problems = {
  'redrive-running': { status: 409, title: 'These messages are being moved already' },
} as const satisfies Problems
