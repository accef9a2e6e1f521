import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature. */
export const problems = {
  'food-plan-unknown': {
    title: 'Plan not found',
    text: 'We could not find this plan. What you entered is kept on this device.',
  },
  'food-plan-ends-before-start': {
    title: 'The plan has not begun',
    text: 'A plan cannot end before the day on which it begins. Please choose a later day.',
  },
  'food-plan-completed': {
    title: 'This plan is completed',
    text: 'Please start another plan to test more foods. All your results are kept.',
  },
  'food-limit-reached': {
    title: 'That is the maximum',
    text: 'There are as many as we can keep. Delete one of your own foods to make room for another.',
  },
  'food-test-unknown': {
    title: 'Test not found',
    text: 'We could not find this food test. What you entered is kept on this device.',
  },
  'food-test-running': {
    title: 'One food at a time',
    text: 'Please complete the food test that is running first. Otherwise no one could tell which food it was.',
  },
  'food-test-in-flare': {
    title: 'Not during a flare',
    text: 'Please wait until the flare has passed. A test would tell you nothing now.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
