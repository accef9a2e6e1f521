import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { NewCheckout, PricedPlan, SubscriptionState } from './schema.ts'

/** Stripe's messages have a few thousand characters. */
const MAX_MESSAGE_LENGTH = 100_000

/** A page of Stripe's. */
const HostedPage = z.object({ url: z.url() })

export const billingApi = {
  /**
   * The state of the user's subscription. Asks Stripe first when the known state is stale, and returns the known state
   * when Stripe cannot be reached. Source: requirement SUB-11.
   */
  check: endpoint('GET /billing', { caller: 'user', reply: SubscriptionState }),
  /** The plans on sale, the cheapest first. Throws `payments-unavailable`. Source: requirement SUB-03. */
  plans: endpoint('GET /billing/plans', {
    caller: 'user',
    reply: z.object({ plans: z.array(PricedPlan).check(z.maxLength(10)) }),
  }),
  /**
   * Opens a checkout at Stripe and returns its address. Throws `already-subscribed`, `key-used` and
   * `payments-unavailable`. Source: requirement SUB-04.
   */
  openCheckout: endpoint('POST /billing/checkout', {
    caller: 'user',
    withoutConsent: true,
    body: NewCheckout,
    reply: HostedPage,
  }),
  /** Opens Stripe's page for cards, invoices and cancellation. Throws `no-customer`. Source: requirement SUB-05. */
  openPortal: endpoint('POST /billing/portal', { caller: 'user', withoutConsent: true, reply: HostedPage }),
  /** Receives Stripe's messages. Throws `invalid-signature`. Source: requirement SEC-22. */
  receive: endpoint('POST /billing/messages', {
    caller: 'anyone',
    isSigned: true,
    body: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
    reply: z.object({}),
  }),
}
