import type Stripe from 'stripe'
import { planOf } from '../../shared/billing/plans.ts'
import { STATUSES, type Status, type Subscription } from '../../shared/billing/subscription.ts'

const toMs = (seconds: number) => seconds * 1000

/** The status of a subscription. Throws for one that this code does not know, which would be a guess about access. */
export function statusOf({ status }: Stripe.Subscription): Status {
  const known = STATUSES.find((each) => each === status)
  if (!known) throw new Error('A subscription has an unknown status')
  return known
}

/** What we keep of a subscription. All of its items have the same period; ours have one. */
export function describeSubscription(subscription: Stripe.Subscription): Subscription {
  const [item] = subscription.items.data
  if (!item) throw new Error('A subscription has no item')
  const plan = planOf(item.price.lookup_key)
  const { cancel_at: cancelAt, cancel_at_period_end: cancelsAtEnd, pause_collection: pause } = subscription
  const endsAt = cancelAt ?? (cancelsAtEnd ? item.current_period_end : undefined)
  return {
    id: subscription.id,
    status: statusOf(subscription),
    ...(plan && { plan }),
    periodStartsAt: toMs(item.current_period_start),
    periodEndsAt: toMs(item.current_period_end),
    ...(endsAt !== undefined && { endsAt: toMs(endsAt) }),
    ...(pause && { isPaused: true }),
  }
}
