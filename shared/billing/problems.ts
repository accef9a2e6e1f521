import type { Problems } from '../http/problems.ts'

export const problems = {
  'already-subscribed': { status: 409, title: 'The user has a subscription' },
  'no-customer': { status: 409, title: 'The user has never opened a checkout' },
  'invalid-signature': { status: 400, title: 'The signature of the message is not valid' },
  'payments-unavailable': { status: 503, title: 'The payment service cannot be reached' },
} as const satisfies Problems
