import { expect, it } from 'vitest'
import { planStatus } from './plan-status.ts'

const end = Date.parse('2027-01-31T12:00:00Z')
const paid = { tier: 'paid', hasPremiumAccess: true, accessEndsAt: end } as const

it.each([
  ['Admin Access - No Expiration', { tier: 'admin', hasPremiumAccess: true }],
  ['Premium Access - No Expiration', { tier: 'manual', hasPremiumAccess: true }],
  ['Premium Active', paid],
  ['Premium Active until 31 January 2027', { ...paid, isCancelled: true }],
  ['6 days remaining in your free trial', { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 6 }],
  ['1 day remaining in your free trial', { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 1 }],
  ['Trial expired - Upgrade to Premium', { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 }],
] as const)('[SUB-07] "%s" is the status of %j', (status, entitlement) => {
  expect(planStatus(entitlement)).toBe(status)
})
