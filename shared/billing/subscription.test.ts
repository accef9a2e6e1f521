import { describe, expect, it } from 'vitest'
import { accessEndsAt, chooseSubscription, isStale, type Subscription } from './subscription.ts'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-25T12:00:00Z')
const subscription: Subscription = {
  id: 'sub_1',
  status: 'active',
  periodStartsAt: now - 10 * DAY_MS,
  periodEndsAt: now + 20 * DAY_MS,
}

describe('[SUB-06] access by a subscription', () => {
  it.each([
    ['active: to the end of its period and a day for the renewal', {}, 21],
    ['in a trial: to its end and a day', { status: 'trialing' }, 21],
    ['cancelled: exactly to its end', { endsAt: now + 20 * DAY_MS }, 20],
    ['with a failed payment: while Stripe tries again', { status: 'past_due' }, 5],
    ['cancelled with a failed payment: to the earlier end', { status: 'past_due', endsAt: now + DAY_MS }, 1],
    ['with another plan', { plan: 'yearly' }, 21],
  ] as const)('%s', (_, changes, days) => {
    expect(accessEndsAt({ ...subscription, ...changes })).toBe(now + days * DAY_MS)
  })

  it.each(['incomplete', 'incomplete_expired', 'canceled', 'unpaid', 'paused'] as const)('%s gives none', (status) => {
    expect(accessEndsAt({ ...subscription, status })).toBeUndefined()
  })

  it('gives none while its payments are paused, and none without a subscription', () => {
    expect(accessEndsAt({ ...subscription, isPaused: true })).toBeUndefined()
    expect(accessEndsAt(undefined)).toBeUndefined()
  })
})

describe('[RELY-05] a known state is asked for again', () => {
  const HOUR_MS = DAY_MS / 24
  it.each([
    ['not within seconds', { askedAt: now - 1_000, checkoutAt: now }, false],
    ['after a checkout was opened', { askedAt: now - HOUR_MS, checkoutAt: now - 2 * HOUR_MS }, true],
    ['not for an old checkout', { askedAt: now - HOUR_MS, checkoutAt: now - 2 * DAY_MS }, false],
    [
      'not after a checkout that has led to a subscription',
      { askedAt: now - HOUR_MS, checkoutAt: now, subscription },
      false,
    ],
    ['not without a subscription', { askedAt: now - 9 * DAY_MS }, false],
    ['after a day', { askedAt: now - DAY_MS, subscription }, true],
    ['not within a day', { askedAt: now - DAY_MS + 1, subscription }, false],
    ['while a payment fails', { askedAt: now - HOUR_MS, subscription: { ...subscription, status: 'past_due' } }, true],
    [
      'after the end of the period',
      { askedAt: now - HOUR_MS, subscription: { ...subscription, periodEndsAt: now } },
      true,
    ],
    [
      'not again for the same end',
      { askedAt: now - HOUR_MS, subscription: { ...subscription, periodEndsAt: now - 2 * HOUR_MS } },
      false,
    ],
  ] as const)('%s', (_, billing, expected) => {
    expect(isStale(billing, now)).toBe(expected)
  })
})

describe('[SEC-23] of several subscriptions', () => {
  const of = (id: string, status: Subscription['status'], created: number) => ({ id, status, created })

  it('the first one in force counts, and the others in force are duplicates', () => {
    const all = [of('c', 'active', 3), of('b', 'past_due', 2), of('a', 'canceled', 1)]
    expect(chooseSubscription(all)).toEqual({ counts: all[1], duplicates: [all[0]] })
  })

  it('the newest counts if none is in force', () => {
    const all = [of('b', 'canceled', 2), of('a', 'canceled', 1)]
    expect(chooseSubscription(all)).toEqual({ counts: all[0], duplicates: [] })
  })

  it('their ids decide between two of the same second', () => {
    const all = [of('b', 'active', 1), of('a', 'active', 1)]
    expect(chooseSubscription(all)).toEqual({ counts: all[1], duplicates: [all[0]] })
    expect(chooseSubscription([])).toEqual({ counts: undefined, duplicates: [] })
  })
})
