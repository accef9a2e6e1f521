import { describe, expect, it } from 'vitest'
import { entitlementAt, entitlementLater, trialEndsOn } from './entitlement.ts'

const createdAt = Date.parse('2026-11-01T23:30:00Z')
const account = { roles: [], createdAt, zone: 'UTC' }

describe('[SUB-02] the trial', () => {
  it.each([
    ['2026-11-01T23:30:00Z', 'UTC', 'trial', 10],
    ['2026-11-02T00:00:00Z', 'UTC', 'trial', 9],
    ['2026-11-10T23:59:59Z', 'UTC', 'trial', 1],
    ['2026-11-11T00:00:00Z', 'UTC', 'expired', 0],
    ['2027-11-11T00:00:00Z', 'UTC', 'expired', 0],
    // In Berlin it was already the second of November.
    ['2026-11-11T22:59:59Z', 'Europe/Berlin', 'trial', 1],
    ['2026-11-11T23:00:00Z', 'Europe/Berlin', 'expired', 0],
  ] as const)('at %s in %s is "%s" with %i midnights left', (now, zone, tier, trialDaysRemaining) => {
    const result = entitlementAt({ ...account, zone }, Date.parse(now))
    expect(result).toEqual({ tier, hasPremiumAccess: tier === 'trial', trialDaysRemaining })
  })
})

describe('[SUB-01] [SUB-12] premium', () => {
  const afterTrial = createdAt + 1e11
  it.each([
    [
      { roles: ['admin'], manualPremium: true },
      { tier: 'admin', hasPremiumAccess: true },
    ],
    [
      { roles: ['editor'], manualPremium: true },
      { tier: 'manual', hasPremiumAccess: true },
    ],
    [{ roles: ['editor'] }, { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 }],
  ] as const)('of %j is %j', (changes, expected) => {
    expect(entitlementAt({ ...account, ...changes }, afterTrial)).toEqual(expected)
  })
})

describe('[SUB-01] [SUB-12] a paid subscription', () => {
  const DAY_MS = 86_400_000
  const now = createdAt + 2 * DAY_MS
  const subscription = {
    id: 'sub_1',
    status: 'active',
    periodStartsAt: now - DAY_MS,
    periodEndsAt: now + DAY_MS,
  } as const

  it.each([
    ['counts before the trial', {}, { tier: 'paid', accessEndsAt: now + 2 * DAY_MS, paidUntil: now + DAY_MS }],
    [
      'says that it was cancelled',
      { endsAt: now + DAY_MS },
      { tier: 'paid', isCancelled: true, accessEndsAt: now + DAY_MS },
    ],
    [
      'says that a payment failed',
      { status: 'past_due' },
      { tier: 'paid', isPaymentFailed: true, paidUntil: now - DAY_MS },
    ],
    ['does not count when it is over', { endsAt: now }, { tier: 'trial', trialDaysRemaining: 8 }],
    ['does not count when it was never paid', { status: 'incomplete' }, { tier: 'trial', trialDaysRemaining: 8 }],
  ] as const)('%s', (_, changes, expected) => {
    expect(entitlementAt({ ...account, subscription: { ...subscription, ...changes } }, now)).toMatchObject(expected)
  })

  it('counts after admin and manual premium', () => {
    expect(entitlementAt({ ...account, roles: ['admin'], subscription }, now).tier).toBe('admin')
    expect(entitlementAt({ ...account, manualPremium: true, subscription }, now).tier).toBe('manual')
  })

  it('[ADM-08] counts again at the end of manual premium', () => {
    const manual = { ...account, manualPremium: true, manualPremiumUntil: now, subscription }
    expect(entitlementAt(manual, now - 1)).toEqual({ tier: 'manual', hasPremiumAccess: true, accessEndsAt: now })
    expect(entitlementAt(manual, now).tier).toBe('paid')
  })
})

describe('[SUB-02] an entitlement that was read before', () => {
  const trial = { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 3 } as const
  const paid = { tier: 'paid', hasPremiumAccess: true, accessEndsAt: 1_000 } as const
  const manual = { tier: 'manual', hasPremiumAccess: true, accessEndsAt: 1_000 } as const
  const over = { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 }
  it.each([
    [trial, 0, 0, trial],
    [manual, 1, 999, manual],
    [manual, 1, 1_000, over],
    [trial, 2, 0, { ...trial, trialDaysRemaining: 1 }],
    [trial, 3, 0, over],
    [trial, 9, 0, over],
    [paid, 30, 999, paid],
    [paid, 0, 1_000, over],
    [{ tier: 'admin', hasPremiumAccess: true }, 99, 9_999, { tier: 'admin', hasPremiumAccess: true }],
  ] as const)('%j, %i days later at %i, is %j', (read, days, now, expected) => {
    expect(entitlementLater(read, days, now)).toEqual(expected)
  })
})

it('[SUB-02] the trial ends at the beginning of its eleventh day', () => {
  expect(trialEndsOn(account)).toBe('2026-11-11')
  expect(trialEndsOn({ ...account, zone: 'Europe/Berlin' })).toBe('2026-11-12')
})
