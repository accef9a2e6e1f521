import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import type { NewCheckout } from '../../shared/billing/schema.ts'
import { trialEndsOn } from '../../shared/premium/entitlement.ts'
import { DomainError } from '../../shared/problems.ts'
import { startOfDay } from '../../shared/time/local-date.ts'
import { productUrl } from '../aws/parameter.ts'
import type { Me } from '../http/authenticate.ts'
import { askStripe, isKeyUsed, isMissing } from '../stripe/client.ts'
import { readPrices } from './read-plans.ts'
import { recordCheckout, storeCustomer } from './repository.ts'

const HOUR_MS = 3_600_000
/** Stripe accepts the end of a trial only if it is further away than two days. */
const SHORTEST_TRIAL_MS = 48 * HOUR_MS

/**
 * Makes the user a customer of Stripe's, or returns who they are there. Concurrent requests make one customer: they use
 * the same key. `gone` is a customer that Stripe has deleted.
 */
async function findOrCreateCustomer({ userId, account, billing }: Me, now: number, gone?: string): Promise<string> {
  if (billing && billing.customer !== gone) return billing.customer
  const { id } = await askStripe((stripe) =>
    stripe.customers.create(
      { email: account.email, metadata: { user: userId } },
      { idempotencyKey: `customer-${userId}-${gone ?? 'first'}` },
    ),
  )
  await storeCustomer(userId, id, { former: gone, now })
  return id
}

/** A subscription that is bought in the trial is charged at its end. */
function chargedAfterTrial(
  { entitlementInput }: Me,
  now: number,
): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  const endsAt = startOfDay(trialEndsOn(entitlementInput), entitlementInput.zone)
  const seconds = Math.floor(endsAt / 1000)
  if (endsAt - now > SHORTEST_TRIAL_MS + HOUR_MS) return { trial_end: seconds }
  return endsAt > now ? { billing_cycle_anchor: seconds, proration_behavior: 'none' } : {}
}

/**
 * Opens a checkout at Stripe and returns its address. The price and the customer are the service's choice. Throws
 * `key-used` when the key was used for another plan. Source: requirements SUB-04, SEC-23 and SEC-25.
 */
export async function openCheckout(me: Me, { planId, key }: z.infer<typeof NewCheckout>, now: number): Promise<string> {
  const plan = (await readPrices(now)).find(({ id }) => id === planId)
  if (!plan) throw new DomainError('payments-unavailable')
  const page = `${await productUrl()}/subscription`
  const openFor = async (customer: string) => {
    await recordCheckout(me.userId, customer, now)
    const params: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer,
      line_items: [{ price: plan.price, quantity: 1 }],
      subscription_data: chargedAfterTrial(me, now),
      success_url: `${page}?checkout=done`,
      cancel_url: page,
    }
    const idempotencyKey = `checkout-${me.userId}-${key}`
    return askStripe((stripe) => stripe.checkout.sessions.create(params, { idempotencyKey }))
  }
  try {
    const customer = await findOrCreateCustomer(me, now)
    const session = await openFor(customer).catch(async (error: unknown) => {
      if (!isMissing(error)) throw error
      return openFor(await findOrCreateCustomer(me, now, customer))
    })
    if (!session.url) throw new Error('A checkout has no address')
    return session.url
  } catch (error) {
    if (isKeyUsed(error)) throw new DomainError('key-used')
    throw error
  }
}
