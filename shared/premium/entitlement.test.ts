import { describe, expect, it } from 'vitest'
import { entitlementAt } from './entitlement.ts'

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
