import type { ProblemCode } from '../../../../shared/problems.ts'
import type { Words } from '../../shell/early/feature.ts'

/** What the user reads when the service refuses an operation of this feature, or of notifications. */
export const problems = {
  'reminder-unknown': {
    title: 'Reminder not found',
    text: 'This reminder is no longer there. It may have been deleted on another device.',
  },
  'reminder-limit-reached': {
    title: 'That is as many as there can be',
    text: 'You have 20 reminders. Delete one that you no longer need, then save this one.',
  },
  'reminder-never-comes': {
    title: 'That time has passed',
    text: 'This reminder would never come. Please choose a later day or time.',
  },
  'reminder-mail-unproven': {
    title: 'Please confirm your address first',
    text: 'Reminders are emailed only to an address that is confirmed to be yours.',
  },
  'push-service-unknown': {
    title: 'This browser cannot be reached',
    text: 'We do not know the service through which it gets notifications. Another browser may work.',
  },
  'push-not-set-up': {
    title: 'Notifications are not available',
    text: 'They are not set up here yet. What is due is shown in the app.',
  },
} as const satisfies Partial<Record<ProblemCode, Words>>
