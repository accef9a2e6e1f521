import { askStripe } from './client.ts'
import { findSubscriptions } from './refresh-billing.ts'

/**
 * Has every subscription of a customer end with the period that is paid for, and at once if its payment is due: nothing
 * is charged any more. The user can have it renewed again on Stripe's page. Throws `payments-unavailable`.
 */
export async function endRenewal(customer: string): Promise<void> {
  for (const { id, status, cancel_at_period_end: ends } of await findSubscriptions(customer)) {
    if (status === 'past_due') await askStripe((stripe) => stripe.subscriptions.cancel(id))
    if ((status === 'active' || status === 'trialing') && !ends)
      await askStripe((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }))
  }
}
