// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { SubscriptionState } from '../../../../shared/billing/schema.ts'
import { emptyDay } from '../../../../shared/days/model/day.ts'
import { now, today } from '../../shell/first/api/clock.ts'
import { fakeService, problem, reply } from '../../testing/fake-service.ts'
import { homeReply, SIGNED_IN } from '../../testing/home.ts'
import { openApp } from '../../testing/open-app.tsx'

const DAY_MS = 86_400_000
const TRIAL = { tier: 'trial', hasPremiumAccess: true, trialDaysRemaining: 6 } as const
const OVER = { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 } as const
const PLANS = [
  { id: 'monthly', priceMinor: 399, currency: 'gbp' },
  { id: 'yearly', priceMinor: 2999, currency: 'gbp' },
]
const stateReply = (changes: Partial<SubscriptionState> = {}) =>
  reply({ subscribed: false, ...OVER, hasStripeSubscription: false, ...changes })
const paid = (changes: Partial<SubscriptionState> = {}) =>
  stateReply({
    subscribed: true,
    tier: 'paid',
    hasPremiumAccess: true,
    hasStripeSubscription: true,
    paidUntil: now() + 9 * DAY_MS,
    accessEndsAt: now() + 10 * DAY_MS,
    ...changes,
  })

const SERVICE = {
  ...SIGNED_IN,
  'GET /api/billing/plans': () => reply({ plans: PLANS }),
  'GET /api/billing': () => stateReply(),
}
const home = (premium: SubscriptionState | typeof TRIAL | typeof OVER, changes = {}) => ({
  'GET /api/home': () => homeReply({ premium, ...changes }),
})

describe('the plans', () => {
  test('[SUB-03] are listed with their prices and what a year saves', async () => {
    fakeService(SERVICE)
    openApp('/subscription')
    expect(await screen.findByRole('radio', { name: /£29.99 per year.*£2.50 a month.*save 38%/ })).toHaveProperty(
      'checked',
      true,
    )
    expect(screen.getByRole('radio', { name: /£3.99 per month/ })).toBeTruthy()
    expect(screen.getByText('Trial expired - Upgrade to Premium')).toBeTruthy()
  })

  test('[SUB-09] the tools that stay free are one tap away, after the trial too', async () => {
    fakeService({ ...SERVICE, ...home(OVER) })
    openApp('/subscription')
    const free = within(await screen.findByRole('region', { name: 'Always free' }))
    const addresses = free.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/tools/exercises', '/tools/training', '/tools/food', '/reminders'])
  })

  test('[SUB-04] [SEC-25] Upgrade opens Stripe’s page, with the same key when it is repeated', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    let isDown = true
    const sent = fakeService({
      ...SERVICE,
      'POST /api/billing/checkout': () =>
        isDown ? problem('payments-unavailable', { 'retry-after': '10' }) : reply({ url: 'https://pay.example/1' }),
    })
    openApp('/subscription')
    await userEvent.click(await screen.findByRole('radio', { name: /per month/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
    expect(await screen.findByText('Failed to create checkout session')).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
    const bodies = sent.filter(({ line }) => line.startsWith('POST /api/billing/checkout')).map(({ body }) => body)
    expect(new Set(bodies.map(({ key }) => key)).size).toBe(1)
    expect(bodies[0]).toMatchObject({ planId: 'monthly' })
  })

  test('plans that cannot be read say so, with a retry', async () => {
    fakeService({
      ...SERVICE,
      'GET /api/billing/plans': () => problem('payments-unavailable', { 'retry-after': '10' }),
    })
    openApp('/subscription')
    expect(await screen.findByText('Payments cannot be reached', {}, { timeout: 5_000 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('a subscription', () => {
  test('[SUB-05] is managed on Stripe’s page in a new tab', async () => {
    const tab = { location: { href: '' }, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(tab as never)
    fakeService({
      ...SERVICE,
      'GET /api/billing': () => paid(),
      'POST /api/billing/portal': () => reply({ url: 'https://portal.example/1' }),
    })
    openApp('/subscription')
    await userEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }))
    await waitFor(() => expect(tab.location.href).toBe('https://portal.example/1'))
    expect(screen.getByText(/The next payment is due on/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })

  test('[SUB-05] a portal that cannot be opened says so, and closes its tab', async () => {
    const tab = { location: { href: '' }, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(tab as never)
    fakeService({
      ...SERVICE,
      'GET /api/billing': () => paid(),
      'POST /api/billing/portal': () => problem('no-customer'),
    })
    openApp('/subscription')
    await userEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }))
    expect(await screen.findByText('Failed to open customer portal')).toBeTruthy()
    expect(tab.close).toHaveBeenCalled()
  })

  test.each([
    ['that was cancelled says when it ends', { isCancelled: true } as const, /costs nothing more/],
    ['whose payment failed says what to do', { isPaymentFailed: true } as const, /Please check your card/],
  ])('[SUB-06] %s', async (_, changes, words) => {
    fakeService({ ...SERVICE, 'GET /api/billing': () => paid(changes) })
    openApp('/subscription')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  test('[SEC-23] that was paid twice says that the second payment goes back', async () => {
    fakeService({ ...SERVICE, 'GET /api/billing': () => paid({ refundedAt: now() - DAY_MS }) })
    openApp('/subscription')
    expect(await screen.findByText('You paid twice')).toBeTruthy()
  })

  test('[SUB-08] that cannot be checked says so, and is checked again', async () => {
    let isDown = true
    fakeService({ ...SERVICE, 'GET /api/billing': () => (isDown ? problem('unexpected') : paid()) })
    openApp('/subscription')
    expect(await screen.findByText(/^Failed to check subscription status\./)).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Premium Active')).toBeTruthy()
    expect(screen.queryByText(/^Failed to check/)).toBeNull()
  })

  test('[SUB-08] is read again in the background when it is older than two minutes', async () => {
    const sent = fakeService({ ...SERVICE, 'GET /api/billing': () => paid() })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const checks = () => sent.filter(({ line }) => line === 'GET /api/billing').length
    const visit = async () => {
      await userEvent.click(screen.getByRole('link', { name: /^Profile/ }))
      await screen.findByRole('heading', { level: 1, name: 'Profile' })
      history.back()
      await screen.findByText('Premium Active')
    }
    openApp('/subscription')
    await screen.findByText('Premium Active')
    await visit()
    expect(checks()).toBe(1)
    vi.setSystemTime(Date.now() + 121_000)
    await visit()
    await waitFor(() => expect(checks()).toBe(2))
    vi.useRealTimers()
  })

  test('[SEC-23] the return page grants nothing: it waits for Stripe', async () => {
    fakeService(SERVICE)
    openApp('/subscription?checkout=done')
    expect(await screen.findByText(/We are asking Stripe/)).toBeTruthy()
    expect(screen.getByText('Trial expired - Upgrade to Premium')).toBeTruthy()
  })
})

describe('a screen that needs Premium', () => {
  test.each(['/trends', '/tools'])('[ROUTE-04] %s leads to the plans without it', async (path) => {
    fakeService({ ...SERVICE, ...home(OVER) })
    openApp(path)
    await waitFor(() => expect(location.pathname).toBe('/subscription'))
  })

  test.each(['/trends', '/tools'])('[ROUTE-04] %s opens in the trial', async (path) => {
    fakeService({ ...SERVICE, ...home(TRIAL) })
    openApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: path === '/trends' ? 'Trends' : 'Tools' })).toBeTruthy()
    expect(location.pathname).toBe(path)
  })

  test('[SUB-09] the exercises stay open to all', async () => {
    fakeService({ ...SERVICE, ...home(OVER) })
    openApp('/tools/exercises')
    expect(await screen.findByRole('heading', { level: 1, name: 'Breathing & Relaxation' })).toBeTruthy()
  })
})

describe('an offer', () => {
  const flareToday = { today: { ...emptyDay(today()), values: { flareManual: true } } }

  test('[SUB-09] on the profile has Upgrade, Why Premium? and what the trial has left, and can be hidden', async () => {
    fakeService({ ...SERVICE, ...home(TRIAL) })
    openApp('/profile')
    const card = within(await screen.findByRole('region', { name: 'Premium' }))
    expect(card.getByText(/^Your trial has 6 days left/)).toBeTruthy()
    expect(card.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscription')
    // Its code arrives late. What stands below it would move under the thumb.
    const signOut = screen.getByRole('button', { name: 'Sign out' })
    const place = signOut.compareDocumentPosition(card.getByRole('link', { name: 'Upgrade' }))
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(card.getByRole('button', { name: 'Why Premium?' }))
    expect(await screen.findByText('A year of insights')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await userEvent.click(card.getByRole('button', { name: /^Hide this/ }))
    expect(screen.queryByRole('region', { name: 'Premium' })).toBeNull()
  })

  test('[SUB-09] floats above the history after the trial, and can be hidden', async () => {
    fakeService({ ...SERVICE, ...home(OVER) })
    openApp('/history')
    expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/subscription')
    await userEvent.click(screen.getByRole('button', { name: /^Hide this/ }))
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
  })

  test.each([
    ['/profile', 'with Premium', { tier: 'paid', hasPremiumAccess: true }, {}],
    ['/profile', 'on a day of a flare', OVER, flareToday],
    ['/history', 'on a day of a flare', OVER, flareToday],
    ['/history', 'in the trial', TRIAL, {}],
    ['/log', 'in an open log', OVER, {}],
    ['/flare-kit', 'in the Flare Kit', OVER, {}],
  ] as const)('[SUB-09] is not on %s %s', async (path, _, premium, changes) => {
    fakeService({ ...SERVICE, ...home(premium as never, changes) })
    openApp(path)
    await screen.findByRole('heading', { level: 1 })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
  })
})

describe('the banner of home', () => {
  const banner = () => screen.findByRole('link', { name: /Trial|trial|Premium Access/ })

  test.each([
    [6, 'Free Trial - 6 Days Remaining'],
    [3, 'Free Trial - 3 Days Remaining'],
    [2, 'Only 2 Days Left in Trial'],
    [0, 'Reactivate Premium Access'],
  ])('[HOME-03] with %i days left says "%s"', async (days, title) => {
    fakeService({ ...SERVICE, ...home(days ? ({ ...TRIAL, trialDaysRemaining: days } as never) : OVER) })
    openApp('/home')
    expect((await banner()).textContent).toBe(title)
  })

  test('[HOME-03] on the last day says how long it is until midnight', async () => {
    fakeService({ ...SERVICE, ...home({ ...TRIAL, trialDaysRemaining: 1 } as never) })
    openApp('/home')
    expect((await banner()).textContent).toMatch(/^Free trial ends at midnight, in \d+ h \d+ min$/)
  })

  test('[HOME-03] is not shown with Premium, nor on a day of a flare', async () => {
    fakeService({ ...SERVICE, ...home(TRIAL, { today: { ...emptyDay(today()), values: { flareManual: true } } }) })
    openApp('/home')
    await screen.findByRole('heading', { name: "You're Not Alone" })
    await screen.findByText(/Flare Support Active/)
    expect(screen.queryByText(/Free Trial/)).toBeNull()
  })

  test('[HOME-03] can be hidden', async () => {
    fakeService({ ...SERVICE, ...home(TRIAL) })
    openApp('/home')
    await banner()
    await userEvent.click(screen.getByRole('button', { name: /^Hide this/ }))
    expect(screen.queryByText(/Free Trial/)).toBeNull()
  })
})
