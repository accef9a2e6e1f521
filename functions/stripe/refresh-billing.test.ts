import { afterAll, expect, it, vi } from 'vitest'
import { itemsOf, newSignedInUser, type TestUser } from '../../tests/fixtures/data/users.ts'
import { startPayments } from '../../tests/fixtures/payments/payments.ts'
import { BillingItem } from '../table/items/billing.ts'
import { refreshBilling } from './refresh-billing.ts'

const { account, buy } = await startPayments()
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const storedOf = async (user: TestUser) => BillingItem.parse((await itemsOf(user))['ME#BILLING'])

it('[SEC-22] an answer to an earlier question never replaces a later one', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 20 })
  const id = await buy(ada)
  const { customer } = await storedOf(ada)
  const asked = Date.now()
  expect(await refreshBilling({ user: ada.userId, customer }, asked + 2)).toMatchObject({
    subscription: { status: 'active' },
  })
  account.cancel(id)
  expect(await refreshBilling({ user: ada.userId, customer }, asked + 1)).toBeUndefined()
  expect(await storedOf(ada)).toMatchObject({ subscription: { status: 'active' }, askedAt: asked + 2 })
  expect(await refreshBilling({ user: ada.userId, customer }, asked + 3)).toMatchObject({
    subscription: { status: 'canceled' },
  })
})

it('[SEC-22] [SEC-23] the subscription of another customer is never stored', async () => {
  const [ada, noor] = [await newSignedInUser({ createdDaysAgo: 20 }), await newSignedInUser({ createdDaysAgo: 20 })]
  await buy(ada)
  const { customer } = await storedOf(ada)
  expect(await refreshBilling({ user: noor.userId, customer }, Date.now())).toBeUndefined()
  expect(await itemsOf(noor)).not.toHaveProperty(['ME#BILLING'])
  await buy(noor)
  const own = await storedOf(noor)
  expect(await refreshBilling({ user: noor.userId, customer }, Date.now() + 9)).toBeUndefined()
  expect(await storedOf(noor)).toEqual(own)
})

it('keeps no subscription when Stripe has none', async () => {
  const ada = await newSignedInUser({ createdDaysAgo: 20 })
  await buy(ada)
  const { customer } = await storedOf(ada)
  await refreshBilling({ user: ada.userId, customer }, Date.now())
  account.deleteCustomer(customer)
  await refreshBilling({ user: ada.userId, customer }, Date.now() + 1)
  expect(await storedOf(ada)).not.toHaveProperty('subscription')
})
