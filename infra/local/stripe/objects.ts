import type Stripe from 'stripe'

/*
 * The objects of Stripe's stand-in: the attributes that our functions and the hosted pages read, with Stripe's own types
 * (API 2026-10-28). Instants are in seconds, as at Stripe.
 */

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'metadata' | 'created'> & {
  /** Whether the bank accepts payments with the stored card. */
  hasGoodCard: boolean
}
export type Price = Pick<Stripe.Price, 'id' | 'object' | 'lookup_key' | 'unit_amount' | 'currency' | 'active'> & {
  recurring: { interval: 'month' | 'year' }
}
export type Checkout = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'url' | 'status' | 'mode' | 'created' | 'expires_at' | 'success_url' | 'cancel_url'
> & { customer: string; subscription: string | null; price: Price; trialEnd?: number; anchor?: number }
type Item = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'> & {
  price: Price
}
export type Subscription = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'created' | 'cancel_at' | 'cancel_at_period_end' | 'ended_at' | 'pause_collection'
> & {
  customer: string
  items: { object: 'list'; data: [Item] }
  /** When the next attempts to collect a failed payment are made. */
  retriesAt: number[]
}
export type Payment = { payment: { type: 'payment_intent'; payment_intent: string }; status: 'paid' }
export type Invoice = Pick<Stripe.Invoice, 'id' | 'object' | 'status' | 'amount_due' | 'amount_paid' | 'created'> & {
  customer: string
  subscription: string
  payments: { object: 'list'; data: Payment[] }
}
export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'status'> & { payment_intent: string }

type EventObject = Customer | Checkout | Subscription | Invoice | (Refund & { customer: string })
export type Event = Pick<Stripe.Event, 'id' | 'object' | 'created' | 'api_version'> & {
  type: string
  data: { object: EventObject }
}

/** A refusal by Stripe. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error'
  readonly code: string | undefined

  constructor(status: number, type: StripeRefusal['type'], code?: string) {
    super(code ?? type)
    this.status = status
    this.type = type
    this.code = code
  }
}

export const missing = () => new StripeRefusal(404, 'invalid_request_error', 'resource_missing')
