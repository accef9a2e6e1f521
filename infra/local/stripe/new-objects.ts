import { randomBytes } from 'node:crypto'
import type { Checkout, Invoice, Price, Subscription } from './objects.ts'
import { periodEnd } from './periods.ts'

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const price = (id: string, unit_amount: number, interval: 'month' | 'year'): Price => ({
  id: `price_${id}`,
  object: 'price',
  lookup_key: `stillwater_${id}`,
  unit_amount,
  currency: 'gbp',
  active: true,
  recurring: { interval },
})

/** The prices that an operator creates once. */
export const PRICES: readonly Price[] = [price('monthly', 399, 'month'), price('yearly', 2999, 'year')]

/** What a checkout is opened for. `price` is an id; instants are in seconds. */
export interface CheckoutOrder {
  customer: string
  price: string
  success_url: string
  cancel_url: string
  trialEnd?: number
  anchor?: number
}

/** An open checkout, made at the instant `at` (seconds). It can be paid for a day. */
export function newCheckout(
  order: Omit<CheckoutOrder, 'price'> & { price: Price },
  at: number,
  url: (id: string) => string,
): Checkout {
  const id = newId('cs')
  return {
    id,
    object: 'checkout.session',
    url: url(id),
    status: 'open',
    mode: 'subscription',
    created: at,
    expires_at: at + 86_400,
    subscription: null,
    ...order,
  }
}

/** The subscription that a checkout leads to. `start` is in seconds. */
export function newSubscription({ customer, price: bought, trialEnd, anchor }: Checkout, start: number): Subscription {
  const day = new Date(start * 1000).getUTCDate()
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    current_period_start: start,
    current_period_end: trialEnd ?? anchor ?? periodEnd(start, bought.recurring.interval, day),
    price: bought,
  } as const
  return {
    id: newId('sub'),
    object: 'subscription',
    status: trialEnd ? 'trialing' : 'active',
    created: start,
    customer,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    pause_collection: null,
    items: { object: 'list', data: [item] },
    retriesAt: [],
  }
}

/** An invoice of a subscription, made at the instant `at` (seconds). An amount of 0 needs no payment. */
export function newInvoice(
  { id: subscription, customer }: Subscription,
  { amount, isPaid, at }: { amount: number; isPaid: boolean; at: number },
): Invoice {
  const payment = { type: 'payment_intent', payment_intent: newId('pi') } as const
  return {
    id: newId('in'),
    object: 'invoice',
    status: isPaid ? 'paid' : 'open',
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    created: at,
    customer,
    subscription,
    payments: { object: 'list', data: isPaid && amount > 0 ? [{ payment, status: 'paid' }] : [] },
  }
}
