import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { accounts, changeProfile, itemsOf, newSignedInUser } from '../../tests/fixtures/data/users.ts'
import { startPayments } from '../../tests/fixtures/payments/payments.ts'

const DAY_MS = 86_400_000
const HOUR_MS = DAY_MS / 24
const payments = await startPayments()
const { account, check, openCheckout, checkoutIn, buy, deliver, deliverAll, runQueue } = payments
const advance = (ms: number) => void vi.setSystemTime(Date.now() + ms)
const newUser = (createdDaysAgo = 20) => newSignedInUser({ createdDaysAgo, zone: 'UTC' })
const billingOf = async (user: { userId: string }) =>
  (await accounts.items(`USER#${user.userId}`)).find(({ sk }) => sk === 'ME#BILLING')

// The clock only moves forward: Stripe's account keeps what has happened.
vi.useFakeTimers({ toFake: ['Date'] })
afterEach(() => {
  payments.faults.clear()
  payments.setQueueDown(false)
})
afterAll(() => void vi.useRealTimers())

describe('the plans', () => {
  it('[SUB-03] come from Stripe, the cheapest first', async () => {
    const { status, body } = await payments.plans(await newUser())
    expect(status).toBe(200)
    expect(body.plans).toEqual([
      { id: 'monthly', priceMinor: 399, currency: 'gbp' },
      { id: 'yearly', priceMinor: 2999, currency: 'gbp' },
    ])
  })
})

describe('a purchase', () => {
  it('[SUB-04] [SUB-06] [SUB-11] gives Premium as soon as Stripe’s message is worked off', async () => {
    const ada = await newUser()
    expect((await check(ada)).body).toMatchObject({ subscribed: false, tier: 'expired', hasStripeSubscription: false })
    const before = account.events.length
    await buy(ada, 'yearly')
    await deliverAll(before)
    await runQueue()
    const { body } = await check(ada)
    expect(body).toMatchObject({
      subscribed: true,
      hasPremiumAccess: true,
      tier: 'paid',
      hasStripeSubscription: true,
      plan: 'yearly',
    })
    expect(body.paidUntil).toBeGreaterThan(Date.now() + 364 * DAY_MS)
  })

  it('[SEC-22] is seen at once by the user who looks, also if every message is lost', async () => {
    const ada = await newUser()
    await check(ada)
    await buy(ada)
    advance(4_000)
    expect((await check(ada)).body).toMatchObject({ subscribed: true, tier: 'paid' })
  })

  it('[SEC-23] is not given by the return page: an open checkout gives nothing', async () => {
    const ada = await newUser()
    await openCheckout(ada)
    advance(4_000)
    expect((await check(ada)).body).toMatchObject({ subscribed: false, hasPremiumAccess: false })
  })

  it('[SUB-02] in the trial is charged at its end', async () => {
    const ada = await newUser(0)
    const id = await buy(ada)
    const { status, items } = account.subscription(id)
    expect(status).toBe('trialing')
    const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0) + 10 * DAY_MS).getTime()
    expect(items.data[0].current_period_end * 1000).toBe(midnight)
    expect(account.invoices.filter(({ subscription }) => subscription === id).map((each) => each.amount_paid)).toEqual([
      0,
    ])
    advance(11 * DAY_MS)
    account.advance()
    expect(account.invoices.findLast(({ subscription }) => subscription === id)?.amount_paid).toBe(399)
  })

  it('[SUB-02] in the last days of the trial is charged at its end, too', async () => {
    const ada = await newUser(9)
    const id = await buy(ada)
    expect(account.subscription(id).status).toBe('active')
    expect(account.invoices.filter(({ subscription }) => subscription === id).map((each) => each.amount_paid)).toEqual([
      0,
    ])
    expect(account.subscription(id).items.data[0].current_period_end * 1000).toBeLessThan(Date.now() + DAY_MS)
  })

  it('[SUB-02] [SUB-04] is possible at each hour of the trial, and charged at its end, although Stripe needs two days for a trial', async () => {
    const midnight = new Date().setUTCHours(0, 0, 0, 0) + 2 * DAY_MS
    for (const [hours, createdDaysAgo] of [
      [50, 7],
      [49.5, 7],
      [48.5, 7],
      [48.01, 7],
      [47.5, 8],
      [46.5, 8],
    ] as const) {
      vi.setSystemTime(midnight + 2 * DAY_MS - hours * HOUR_MS)
      const ada = await newUser(createdDaysAgo)
      const id = await buy(ada)
      const invoices = account.invoices.filter(({ subscription }) => subscription === id)
      expect(invoices.map((each) => each.amount_paid)).toEqual([0])
      expect(account.subscription(id).items.data[0].current_period_end * 1000).toBe(midnight + 2 * DAY_MS)
    }
  })

  it('[SEC-23] is refused for a user who has a subscription', async () => {
    const ada = await newUser()
    await buy(ada)
    expect(await openCheckout(ada)).toMatchObject({ status: 409, problem: { type: '/problems/already-subscribed' } })
  })

  it('[SEC-25] 20 parallel requests with one key open one checkout', async () => {
    const ada = await newUser()
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
    const replies = await Promise.all(Array.from({ length: 20 }, () => openCheckout(ada, 'monthly', key)))
    expect(new Set(replies.map(({ body }) => body.url)).size).toBe(1)
    const { customer } = (await billingOf(ada)) as unknown as { customer: string }
    expect([...account.checkouts.values()].filter((each) => each.customer === customer)).toHaveLength(1)
    expect([...account.customers.values()].filter(({ metadata }) => metadata['user'] === ada.userId)).toHaveLength(1)
    expect(await openCheckout(ada, 'yearly', key)).toMatchObject({
      status: 409,
      problem: { type: '/problems/key-used' },
    })
  })

  it('[SEC-23] two paid checkouts end with one subscription, and the second payment is returned', async () => {
    const ada = await newUser()
    const [first, second] = [checkoutIn(await openCheckout(ada)), checkoutIn(await openCheckout(ada, 'yearly'))]
    const kept = account.pay(first)
    advance(1_000)
    const returned = account.pay(second)
    await Promise.all([deliverAll(), deliverAll()])
    await runQueue()
    expect(account.subscription(kept.id).status).toBe('active')
    expect(account.subscription(returned.id).status).toBe('canceled')
    expect(account.refunds.slice(-1)).toMatchObject([{ amount: 2999 }])
    advance(4_000)
    expect((await check(ada)).body).toMatchObject({ subscribed: true, plan: 'monthly' })
    expect((await check(ada)).body.refundedAt).toBeGreaterThan(Date.now() - DAY_MS)
  })

  it('closes the other open checkouts', async () => {
    const ada = await newUser()
    const other = checkoutIn(await openCheckout(ada, 'yearly'))
    const before = account.events.length
    await buy(ada)
    await deliverAll(before)
    await runQueue()
    expect(account.checkout(other).status).toBe('expired')
  })

  it('makes a new customer if Stripe has deleted the first one', async () => {
    const ada = await newUser()
    await openCheckout(ada)
    const { customer } = (await billingOf(ada)) as unknown as { customer: string }
    account.deleteCustomer(customer)
    await buy(ada)
    await deliverAll()
    await runQueue()
    expect((await check(ada)).body).toMatchObject({ subscribed: true })
  })
})

describe('the portal', () => {
  it('[SUB-05] is a page of Stripe’s', async () => {
    const ada = await newUser()
    expect(await payments.openPortal(ada)).toMatchObject({ status: 409, problem: { type: '/problems/no-customer' } })
    await openCheckout(ada)
    const { body } = await payments.openPortal(ada)
    expect(body.url).toMatch(/\/portal\/cus_/)
  })

  it('is opened for the address that the account has now, where the receipts go', async () => {
    const ada = await newUser()
    await openCheckout(ada)
    const { customer } = (await billingOf(ada)) as unknown as { customer: string }
    await changeProfile(ada, 'email', 'new@example.com')
    await payments.openPortal(ada)
    expect(account.customer(customer).email).toBe('new@example.com')
    account.deleteCustomer(customer)
    expect(await payments.openPortal(ada)).toMatchObject({ status: 409, problem: { type: '/problems/no-customer' } })
  })
})

describe('a message', () => {
  const event = { id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: { customer: 'cus_unknown' } } }

  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['an old timestamp', { ageMs: 302_000 }],
  ])('[SEC-22] with %s is refused and causes nothing', async (_, signed) => {
    expect(await deliver({ ...event, id: 'evt_bad' }, signed)).toMatchObject({
      status: 400,
      problem: { type: '/problems/invalid-signature' },
    })
    expect(payments.jobs()).toBe(0)
  })

  it('[SEC-22] within five minutes is accepted, and causes one job however often it comes', async () => {
    const sent = { ...event, id: `evt_${Date.now()}` }
    expect((await deliver(sent, { ageMs: 290_000 })).status).toBe(200)
    expect((await deliver(sent)).status).toBe(200)
    expect(payments.jobs()).toBe(1)
    // No user of ours is this customer.
    expect(await runQueue()).toBe(1)
  })

  it('[SEC-22] [RELY-05] that the queue does not take is refused, and causes its job when Stripe sends it again', async () => {
    const sent = { ...event, id: `evt_again_${Date.now()}` }
    payments.setQueueDown(true)
    expect((await deliver(sent)).status).toBe(503)
    expect(payments.jobs()).toBe(0)
    payments.setQueueDown(false)
    expect((await deliver(sent)).status).toBe(200)
    expect(payments.jobs()).toBe(1)
    await runQueue()
  })

  it('[SEC-22] of another customer changes nothing', async () => {
    const [ada, noor] = [await newUser(), await newUser()]
    await buy(noor)
    const before = await itemsOf(ada)
    await deliverAll()
    await runQueue()
    expect(await itemsOf(ada)).toEqual(before)
  })

  it('about something else is accepted and causes nothing', async () => {
    expect((await deliver({ ...event, id: 'evt_other', data: { object: { id: 'prod_1' } } })).status).toBe(200)
    expect(payments.jobs()).toBe(0)
  })
})

describe('while Stripe is down', () => {
  it('[RELY-05] the known state stays, a purchase says so, and a job waits', async () => {
    const ada = await newUser()
    const before = account.events.length
    await buy(ada)
    await deliverAll(before)
    payments.faults.set({ target: 'stripe', mode: 'down', rate: 1, delayMs: 0 })
    expect(await runQueue()).toBe(0)
    expect((await check(ada)).body).toMatchObject({ subscribed: false })
    expect(await openCheckout(ada)).toMatchObject({ status: 503, problem: { type: '/problems/payments-unavailable' } })
    payments.faults.clear()
    expect(await runQueue()).toBeGreaterThan(0)
    expect((await check(ada)).body).toMatchObject({ subscribed: true })
  })

  it('[SUB-06] a failed card keeps access while Stripe tries again, and loses it afterwards', async () => {
    const ada = await newUser()
    const id = await buy(ada)
    account.setCard(account.subscription(id).customer, false)
    advance(32 * DAY_MS)
    expect(account.subscription(id).status).toBe('past_due')
    await payments.reconcile()
    await runQueue()
    expect((await billingOf(ada)) as object).toMatchObject({ subscription: { status: 'past_due' } })
    advance(15 * DAY_MS)
    account.advance()
    await payments.reconcile()
    await runQueue()
    expect((await billingOf(ada)) as object).toMatchObject({ subscription: { status: 'canceled' } })
  })
})

describe('the tiers', () => {
  it('[SUB-01] [SUB-11] an admin-granted premium counts before a paid one, which is still shown', async () => {
    const ada = await newUser()
    await buy(ada)
    await deliverAll()
    await runQueue()
    await changeProfile(ada, 'manualPremium', true)
    expect((await check(ada)).body).toMatchObject({ tier: 'manual', subscribed: true, hasStripeSubscription: true })
  })
})
