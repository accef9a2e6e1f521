import type { SubscriptionState } from '../../shared/billing/schema.ts'
import { entitlementAt } from '../../shared/premium/entitlement.ts'
import type { Me } from '../http/authenticate.ts'
import type { StoredBilling } from '../table/items/billing.ts'

/** The state that the user sees, from what Stripe answered last. Source: requirement SUB-11. */
export function stateOf(me: Me, billing: StoredBilling | undefined, now: number): SubscriptionState {
  const subscription = billing?.subscription
  const paid = entitlementAt({ ...me.entitlementInput, roles: [], manualPremium: false, subscription }, now)
  return {
    subscribed: paid.tier === 'paid',
    ...entitlementAt({ ...me.entitlementInput, subscription }, now),
    hasStripeSubscription: subscription !== undefined,
    ...(subscription?.plan && { plan: subscription.plan }),
    ...(billing?.refundedAt !== undefined && { refundedAt: billing.refundedAt }),
  }
}
