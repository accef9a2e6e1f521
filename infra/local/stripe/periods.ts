import type { Subscription } from './objects.ts'

const DAY_S = 86_400
/** When Stripe tries again to collect a failed payment, in days after the first try. After the last, it cancels. */
const RETRY_DAYS = [3, 5, 10, 14]

/** The instant one interval after `start`, in seconds. A day that a month does not have is its last one. */
export function periodEnd(start: number, interval: 'month' | 'year', anchorDay: number): number {
  const date = new Date(start * 1000)
  const months = date.getUTCMonth() + (interval === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const time = date.getTime() % 86_400_000
  return (Date.UTC(date.getUTCFullYear(), months, Math.min(anchorDay, lastDay)) + time) / 1000
}

/** The present period of a subscription is over. */
export function beginNextPeriod({ items }: Subscription): void {
  const [item] = items.data
  const anchorDay = new Date(item.current_period_end * 1000).getUTCDate()
  item.current_period_start = item.current_period_end
  item.current_period_end = periodEnd(item.current_period_start, item.price.recurring.interval, anchorDay)
}

/** The payment of the present period was tried at the instant `at` (seconds). */
export function markCollected(subscription: Subscription, isPaid: boolean, at: number): void {
  if (isPaid) subscription.retriesAt = []
  else if (subscription.status !== 'past_due') subscription.retriesAt = RETRY_DAYS.map((days) => at + days * DAY_S)
  subscription.status = isPaid ? 'active' : 'past_due'
}

/** When something next happens to a subscription by itself, in seconds. */
function dueAt({ status, retriesAt, items }: Subscription): number {
  return status === 'past_due' ? (retriesAt[0] ?? Number.POSITIVE_INFINITY) : items.data[0].current_period_end
}

/** The subscription to which something happens first. */
export function firstDue(all: Iterable<Subscription>): { subscription: Subscription; at: number } | undefined {
  return [...all]
    .filter(({ ended_at: endedAt }) => !endedAt)
    .map((subscription) => ({ subscription, at: dueAt(subscription) }))
    .toSorted((first, second) => first.at - second.at)[0]
}
