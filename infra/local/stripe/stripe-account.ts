import { type CheckoutOrder, newCheckout, newId, newInvoice, newSubscription, PRICES } from './new-objects.ts'
import {
  type Checkout,
  type Customer,
  type Event,
  type Invoice,
  missing,
  type Price,
  type Refund,
  StripeRefusal,
  type Subscription,
} from './objects.ts'
import { beginNextPeriod, firstDue, markCollected } from './periods.ts'

const DAY_S = 86_400

/** What an account at Stripe does, as far as our product uses it. Its time is that of `now` (epoch ms). */
export class StripeAccount {
  readonly customers = new Map<string, Customer>()
  readonly checkouts = new Map<string, Checkout>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices: Invoice[] = []
  readonly refunds: Refund[] = []
  /** The oldest first. */
  readonly events: Event[] = []
  private readonly nowMs: () => number
  private readonly onEvent: (event: Event) => void
  /** The instant to which the account has been moved, in seconds. */
  private time: number

  constructor(now: () => number, onEvent: (event: Event) => void) {
    this.nowMs = now
    this.onEvent = onEvent
    this.time = Math.floor(now() / 1000)
  }

  /** Forgets everything. */
  clear(): void {
    for (const each of [this.customers, this.checkouts, this.subscriptions]) each.clear()
    for (const each of [this.invoices, this.refunds, this.events]) each.length = 0
  }

  createCustomer(email: string | null, metadata: Record<string, string>): Customer {
    this.advance()
    const customer: Customer = {
      id: newId('cus'),
      object: 'customer',
      email,
      metadata,
      created: this.time,
      hasGoodCard: true,
    }
    this.customers.set(customer.id, customer)
    this.tell('customer.created', customer)
    return customer
  }

  /** Deletes a customer and ends all of their subscriptions. */
  deleteCustomer(id: string): void {
    const customer = this.customer(id)
    for (const each of this.subscriptionsOf(id)) if (!each.ended_at) this.cancel(each.id)
    this.customers.delete(id)
    this.tell('customer.deleted', customer)
  }

  customer(id: string): Customer {
    this.advance()
    const customer = this.customers.get(id)
    if (!customer) throw missing()
    return customer
  }

  changeEmail(id: string, email: string): Customer {
    return Object.assign(this.customer(id), { email })
  }

  subscriptionsOf(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((each) => each.customer === customer).toReversed()
  }

  openCheckout(order: CheckoutOrder, url: (id: string) => string): Checkout {
    this.customer(order.customer)
    const price = PRICES.find(({ id }) => id === order.price)
    if (!price) throw missing()
    if (order.trialEnd !== undefined && order.trialEnd < this.time + 2 * DAY_S)
      throw new StripeRefusal(400, 'invalid_request_error', 'parameter_invalid_integer')
    const checkout = newCheckout({ ...order, price }, this.time, url)
    this.checkouts.set(checkout.id, checkout)
    return checkout
  }

  checkout(id: string): Checkout {
    this.advance()
    const checkout = this.checkouts.get(id)
    if (!checkout) throw missing()
    return checkout
  }

  expireCheckout(id: string): Checkout {
    const checkout = this.checkout(id)
    if (checkout.status !== 'open') throw new StripeRefusal(400, 'invalid_request_error')
    checkout.status = 'expired'
    this.tell('checkout.session.expired', checkout)
    return checkout
  }

  /** The user pays: the subscription begins. Throws when the checkout is not open. */
  pay(id: string): Subscription {
    const checkout = this.checkout(id)
    if (checkout.status !== 'open') throw new StripeRefusal(400, 'invalid_request_error')
    const { customer, price: bought, trialEnd, anchor } = checkout
    const subscription = newSubscription(checkout, this.time)
    this.subscriptions.set(subscription.id, subscription)
    Object.assign(checkout, { status: 'complete', subscription: subscription.id })
    this.customer(customer).hasGoodCard = true
    // A trial, and the days until a chosen date, cost nothing.
    this.invoice(subscription, trialEnd || anchor ? 0 : (bought.unit_amount ?? 0), true)
    this.tell('customer.subscription.created', subscription)
    this.tell('checkout.session.completed', checkout)
    return subscription
  }

  subscription(id: string): Subscription {
    this.advance()
    const subscription = this.subscriptions.get(id)
    if (!subscription) throw missing()
    return subscription
  }

  /** Ends a subscription at once. */
  cancel(id: string): Subscription {
    const subscription = this.subscription(id)
    if (subscription.ended_at) throw new StripeRefusal(404, 'invalid_request_error', 'resource_missing')
    return this.end(subscription)
  }

  /** Changes a subscription, as its user or the operator may. A new price counts from the next period on. */
  change(
    id: string,
    {
      price: newPrice,
      ...changes
    }: Partial<Pick<Subscription, 'cancel_at_period_end' | 'pause_collection'>> & { price?: Price },
  ): Subscription {
    const subscription = this.subscription(id)
    if (subscription.ended_at) throw new StripeRefusal(400, 'invalid_request_error')
    const [item] = subscription.items.data
    if (newPrice) item.price = newPrice
    Object.assign(subscription, changes)
    if (changes.cancel_at_period_end !== undefined)
      subscription.cancel_at = changes.cancel_at_period_end ? item.current_period_end : null
    this.tell('customer.subscription.updated', subscription)
    return subscription
  }

  /** The bank accepts or declines the customer's payments from now on. An open payment is tried again at once. */
  setCard(id: string, hasGoodCard: boolean): void {
    this.customer(id).hasGoodCard = hasGoodCard
    for (const each of this.subscriptionsOf(id))
      if (each.status === 'past_due' && hasGoodCard) this.collect(each, this.time)
  }

  refund(payment: string): Refund {
    this.advance()
    const invoice = this.invoices.find(({ payments }) =>
      payments.data.some((each) => each.payment.payment_intent === payment),
    )
    if (!invoice) throw missing()
    if (this.refunds.some((each) => each.payment_intent === payment))
      throw new StripeRefusal(400, 'invalid_request_error', 'charge_already_refunded')
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount: invoice.amount_paid,
      status: 'succeeded',
      payment_intent: payment,
    }
    this.refunds.push(refund)
    this.tell('refund.created', { ...refund, customer: invoice.customer })
    return refund
  }

  /** Does what has fallen due since the last call, in order: renewals, tries to collect, ends. */
  advance(): void {
    const target = Math.floor(this.nowMs() / 1000)
    for (;;) {
      const due = firstDue(this.subscriptions.values())
      if (!due || due.at > target) break
      this.time = Math.max(this.time, due.at)
      this.runDue(due.subscription, due.at)
    }
    this.time = Math.max(this.time, target)
    for (const each of this.checkouts.values())
      if (each.status === 'open' && each.expires_at <= this.time) {
        each.status = 'expired'
        this.tell('checkout.session.expired', each)
      }
  }

  private runDue(subscription: Subscription, at: number): void {
    if (subscription.status === 'past_due') {
      subscription.retriesAt.shift()
      const isPaid = this.collect(subscription, at)
      if (!isPaid && subscription.retriesAt.length === 0) this.end(subscription)
      return
    }
    if (subscription.cancel_at_period_end) return void this.end(subscription)
    beginNextPeriod(subscription)
    this.collect(subscription, at)
  }

  /** Tries to collect the payment of the present period. Returns whether it was paid. */
  private collect(subscription: Subscription, at: number): boolean {
    const [item] = subscription.items.data
    const isPaid =
      subscription.pause_collection !== null || (this.customers.get(subscription.customer)?.hasGoodCard ?? false)
    markCollected(subscription, isPaid, at)
    this.invoice(subscription, subscription.pause_collection ? 0 : (item.price.unit_amount ?? 0), isPaid)
    this.tell('customer.subscription.updated', subscription)
    return isPaid
  }

  private invoice(subscription: Subscription, amount: number, isPaid: boolean): void {
    const invoice = newInvoice(subscription, { amount, isPaid, at: this.time })
    this.invoices.push(invoice)
    this.tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  }

  private end(subscription: Subscription): Subscription {
    Object.assign(subscription, { status: 'canceled', ended_at: this.time, retriesAt: [] })
    this.tell('customer.subscription.deleted', subscription)
    return subscription
  }

  private tell(type: string, object: Event['data']['object']): void {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: this.time,
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(object) },
    }
    this.events.push(event)
    this.onEvent(event)
  }
}
