import type { Problems } from '../http/problems.ts'

export const problems = {
  'reminder-unknown': { status: 422, title: 'There is no such reminder' },
  'reminder-limit-reached': { status: 409, title: 'There are as many reminders as there can be' },
  'reminder-never-comes': { status: 400, title: 'The reminder would never come' },
  'reminder-mail-unproven': { status: 409, title: 'Email goes to a proven address only' },
  'push-service-unknown': { status: 400, title: 'The address is not one of a known push service' },
  'push-not-set-up': { status: 503, title: 'This deployment has no keys for notifications' },
} as const satisfies Problems
