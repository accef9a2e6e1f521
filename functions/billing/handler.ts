import { billingApi } from '../../shared/billing/api.ts'
import { isLive, isStale } from '../../shared/billing/subscription.ts'
import { DomainError } from '../../shared/problems.ts'
import { productUrl } from '../aws/parameter.ts'
import type { Me } from '../http/authenticate.ts'
import { serve } from '../http/serve.ts'
import { enqueuePayment } from '../outbox/payment-job.ts'
import { askStripe, isMissing, readSigned } from '../stripe/client.ts'
import { refreshBilling } from '../stripe/refresh-billing.ts'
import type { StoredBilling } from '../table/items/billing.ts'
import { openCheckout } from './open-checkout.ts'
import { readPlans } from './read-plans.ts'
import { isReceived, rememberReceived } from './repository.ts'
import { stateOf } from './state.ts'

/** Asks Stripe for the user's subscription. Returns what is known when there is no answer. */
async function refreshed({ userId, billing }: Me, now: number): Promise<StoredBilling | undefined> {
  if (!billing) return undefined
  const question = { user: userId, customer: billing.customer }
  return (await refreshBilling(question, now)) ?? billing
}

/** Events whose object has the customer. */
function customerOf({ data }: { data: { object: object } }): string | undefined {
  const { customer } = data.object as { customer?: unknown }
  return typeof customer === 'string' ? customer : undefined
}

export const handler = serve(billingApi, {
  check: async ({ me, now }) => {
    if (!me.billing || !isStale(me.billing, now)) return stateOf(me, me.billing, now)
    const billing = await refreshed(me, now).catch((error: unknown) => {
      if (error instanceof DomainError) return me.billing
      throw error
    })
    return stateOf(me, billing, now)
  },

  plans: async ({ now }) => ({ plans: await readPlans(now) }),

  openCheckout: async ({ me, body, now }) => {
    // The known state may be old: what Stripe says now decides whether the user may buy.
    const billing = await refreshed(me, now)
    if (billing?.subscription && isLive(billing.subscription)) throw new DomainError('already-subscribed')
    return { url: await openCheckout(me, body, now) }
  },

  openPortal: async ({ me }) => {
    const customer = me.billing?.customer
    if (!customer) throw new DomainError('no-customer')
    const returnUrl = `${await productUrl()}/subscription`
    return askStripe(async (stripe) => {
      // Receipts go to the address that the account has now.
      await stripe.customers.update(customer, { email: me.account.email })
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
      return { url }
    }).catch((error: unknown) => {
      throw isMissing(error) ? new DomainError('no-customer') : error
    })
  },

  receive: async ({ body, signature, now, requestId }) => {
    const event = await readSigned(body, signature, now)
    const customer = customerOf(event)
    if (!customer || (await isReceived(event.id))) return {}
    // Remembered last: if the queue does not accept the job, Stripe sends the message again.
    await enqueuePayment({ customer, correlationId: requestId })
    await rememberReceived(event.id, now)
    return {}
  },
})
