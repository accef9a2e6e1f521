import type { Plan } from './plans.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The states of a subscription at Stripe. */
export const STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const
export type Status = (typeof STATUSES)[number]

/** A subscription as Stripe described it last. Instants are epoch ms. */
export interface Subscription {
  id: string
  status: Status
  /** Absent for a price that we do not sell any more. */
  plan?: Plan
  /** The period that is paid for, or that Stripe tries to collect the payment of. */
  periodStartsAt: number
  periodEndsAt: number
  /** When it ends because it was cancelled. Absent while it renews. */
  endsAt?: number
  /** The operator has paused the collection of payments. */
  isPaused?: true
}

/** What the service knows of a user's payments. */
export interface Billing {
  /** The subscription that counts. Absent when Stripe has none. */
  subscription?: Subscription | undefined
  /** When Stripe was last asked, epoch ms. Absent before the first time. */
  askedAt?: number | undefined
  /** When a checkout was last opened, epoch ms. */
  checkoutAt?: number | undefined
}

/** A renewal reaches us some seconds after the period's end. Access lasts this much longer, so no user waits for it. */
const RENEWAL_MS = DAY_MS
/** Stripe tries to collect a failed payment for two weeks. Access lasts as long, and a day more for its last answer. */
const RETRIES_MS = 15 * DAY_MS

/** Statuses in which a user has a subscription, paid for or about to be. */
const LIVE: ReadonlySet<Status> = new Set(['trialing', 'active', 'past_due'])

/** Whether a subscription is in force, so that a user may not buy a second one. */
export function isLive({ status }: Pick<Subscription, 'status'>): boolean {
  return LIVE.has(status)
}

/**
 * Until when a subscription gives access (epoch ms), or `undefined` when it gives none. A cancelled one gives access to
 * its end, a failed payment for as long as Stripe tries again. Source: requirement SUB-06.
 */
export function accessEndsAt(subscription: Subscription | undefined): number | undefined {
  if (!subscription || !isLive(subscription) || subscription.isPaused) return undefined
  const { status, periodStartsAt, periodEndsAt, endsAt } = subscription
  const renewedUntil = status === 'past_due' ? periodStartsAt + RETRIES_MS : periodEndsAt + RENEWAL_MS
  return endsAt === undefined ? renewedUntil : Math.min(endsAt, renewedUntil)
}

/** After an opened checkout, Stripe is asked whenever the user looks, for this long. A checkout expires after a day. */
const CHECKOUT_MS = DAY_MS
/** A state that is older than this is asked for again when the user looks. */
const FRESH_MS = DAY_MS
/** Stripe is not asked more often than this for one user. */
const PAUSE_MS = 3_000

/**
 * Whether Stripe is asked again when the user looks at the state: it may have changed without a message that reached
 * us. Source: requirement RELY-05.
 */
export function isStale({ subscription, askedAt = 0, checkoutAt }: Billing, now: number): boolean {
  if (now < askedAt + PAUSE_MS) return false
  if (checkoutAt !== undefined && now < checkoutAt + CHECKOUT_MS && !(subscription && isLive(subscription))) return true
  if (!subscription) return false
  const { status, periodEndsAt, endsAt = periodEndsAt } = subscription
  return status === 'past_due' || (askedAt < endsAt && now >= endsAt) || now >= askedAt + FRESH_MS
}

/**
 * The subscription that counts when Stripe has several: the first one in force, otherwise the newest. `created` is the
 * instant of its creation. A user has one subscription, however often they paid. Source: requirement SEC-23.
 */
export function chooseSubscription<T extends { status: Status; created: number; id: string }>(
  all: readonly T[],
): { counts: T | undefined; duplicates: T[] } {
  const oldestFirst = all.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
  const live = oldestFirst.filter(isLive)
  return { counts: live[0] ?? oldestFirst.at(-1), duplicates: live.slice(1) }
}
