import { randomUUID } from 'node:crypto'
import { billingApi } from '../../shared/billing/api.ts'
import { addItems } from '../../tests/fixtures/data/items.ts'
import { itemsOf, type TestUser } from '../../tests/fixtures/data/users.ts'
import { EXAMPLE_USER_ID, EXAMPLE_USER_PK, type FixtureOf } from '../../tests/fixtures/endpoints/feature-fixture.ts'
import { invoke } from '../../tests/fixtures/invoke.ts'
import { signedMessage } from '../../tests/fixtures/payments/signed-message.ts'
import { BillingItem } from '../table/items/billing.ts'
import { CustomerItem } from '../table/items/customer.ts'
import type { feature } from './feature.ts'
import { handler } from './handler.ts'
import { ReceivedItem } from './items.ts'

const newCheckout = () => ({ planId: 'monthly', key: randomUUID() })

/** Makes the user a customer at Stripe, with an open checkout. */
const openCheckout = ({ cookie }: TestUser) => invoke(handler, billingApi.openCheckout, { cookie, body: newCheckout() })

/** Lets the last question to Stripe be long ago, so that the next look at the state asks again. */
async function forgetLastQuestion(user: TestUser): Promise<void> {
  await addItems([{ ...(await itemsOf(user))['ME#BILLING'], askedAt: 0 }])
}

export const fixture = {
  endpoints: {
    check: {
      caller: 'user',
      example: async (user) => {
        await openCheckout(user)
        await forgetLastQuestion(user)
        return {}
      },
      whileFailing: { table: 'refuses', stripe: 'does without', queue: 'never asks', parameters: 'never asks' },
    },
    plans: {
      caller: 'user',
      // Each instance asks for the prices once an hour.
      example: async ({ cookie }) => {
        await invoke(handler, billingApi.plans, { cookie })
        return {}
      },
      whileFailing: { table: 'refuses', stripe: 'never asks', queue: 'never asks', parameters: 'never asks' },
    },
    openCheckout: {
      caller: 'user',
      example: () => ({ body: newCheckout() }),
      whileFailing: { table: 'refuses', stripe: 'refuses', queue: 'never asks', parameters: 'never asks' },
    },
    openPortal: {
      caller: 'user',
      example: async (user) => {
        await openCheckout(user)
        return {}
      },
      whileFailing: { table: 'refuses', stripe: 'refuses', queue: 'never asks', parameters: 'never asks' },
    },
    receive: {
      caller: 'anyone',
      example: () =>
        signedMessage({
          id: `evt_${randomUUID()}`,
          object: 'event',
          type: 'invoice.paid',
          data: { object: { customer: 'cus_heron' } },
        }),
      whileFailing: { table: 'refuses', stripe: 'never asks', queue: 'refuses', parameters: 'never asks' },
    },
  },
  keys: {
    BillingItem: [BillingItem.key({ user: EXAMPLE_USER_ID }), EXAMPLE_USER_PK, 'ME#BILLING'],
    CustomerItem: [CustomerItem.key({ customer: 'cus_7' }), 'CUSTOMER#cus_7', 'CUSTOMER'],
    ReceivedItem: [ReceivedItem.key({ event: 'evt_7' }), 'RECEIVED#evt_7', 'RECEIVED'],
  },
  typicalEvent:
    ({ call }) =>
    () =>
      call('GET', 'billing'),
} satisfies FixtureOf<typeof feature>
