import type { Problems } from '../http/problems.ts'

export const problems = {
  'food-plan-unknown': { status: 422, title: 'There is no such plan' },
  'food-plan-ends-before-start': { status: 422, title: 'The plan would end before it begins' },
  'food-plan-completed': { status: 422, title: 'The plan is completed' },
  'food-test-unknown': { status: 422, title: 'There is no such food test' },
  'food-test-running': { status: 422, title: 'Another food test is running' },
  'food-test-in-flare': { status: 422, title: 'There is a flare today' },
  'food-limit-reached': { status: 422, title: 'There are as many as there can be' },
} as const satisfies Problems
