import type { Role } from '../auth/schema.ts'
import { accessEndsAt, type Subscription } from '../billing/subscription.ts'
import { addDays, daysBetween, type LocalDate, localDate } from '../time/local-date.ts'

/** The sources of premium access, the strongest first; `expired` gives none. Source: requirements SUB-01 and SUB-12. */
export const TIERS = ['admin', 'manual', 'paid', 'trial', 'expired'] as const

/** Whether a user has premium, for which reason, and the rest of the trial. */
export interface Entitlement {
  tier: (typeof TIERS)[number]
  hasPremiumAccess: boolean
  /** The local midnights until the trial ends; 0 when it is over. Present only for the tiers `trial` and `expired`. */
  trialDaysRemaining?: number
  /** Only for the tiers `paid` and `manual`. When access ends if nothing more is paid, epoch ms. */
  accessEndsAt?: number
  /** The rest only for the tier `paid`. Until when it is paid, or when the trial ends and the first payment is due, epoch ms. */
  paidUntil?: number
  /** The user has cancelled: it ends and does not renew. */
  isCancelled?: true
  /** A payment failed, and Stripe tries again. */
  isPaymentFailed?: true
}

/** The trial ends at the tenth local midnight after sign-up. Source: requirement SUB-02. */
const TRIAL_MIDNIGHTS = 10

export interface EntitlementInput {
  roles: readonly Role[]
  /** The instant of the account's creation, epoch ms. */
  createdAt: number
  /** The account's IANA time zone. */
  zone: string
  /** Whether an admin gave premium to the user, and until when (epoch ms; absent: without an end). */
  manualPremium?: boolean | undefined
  manualPremiumUntil?: number | undefined
  /** The subscription at Stripe that counts. */
  subscription?: Subscription | undefined
}

/** The part of an entitlement that a paid subscription gives, or `undefined` when it gives no access at `now`. */
function paidEntitlement(subscription: Subscription | undefined, now: number): Entitlement | undefined {
  const endsAt = accessEndsAt(subscription)
  if (!subscription || endsAt === undefined || now >= endsAt) return undefined
  const { status, periodStartsAt, periodEndsAt } = subscription
  const isPaymentFailed = status === 'past_due'
  return {
    tier: 'paid',
    hasPremiumAccess: true,
    accessEndsAt: endsAt,
    // While a payment is being collected, the period before is the paid one.
    paidUntil: isPaymentFailed ? periodStartsAt : periodEndsAt,
    ...(subscription.endsAt !== undefined && { isCancelled: true }),
    ...(isPaymentFailed && { isPaymentFailed }),
  }
}

/** The premium access of an account at `now` (epoch ms). The role `editor` gives no premium access. */
export function entitlementAt(
  { roles, createdAt, zone, manualPremium, manualPremiumUntil, subscription }: EntitlementInput,
  now: number,
): Entitlement {
  if (roles.includes('admin')) return { tier: 'admin', hasPremiumAccess: true }
  if (manualPremium && (manualPremiumUntil === undefined || now < manualPremiumUntil))
    return {
      tier: 'manual',
      hasPremiumAccess: true,
      ...(manualPremiumUntil !== undefined && { accessEndsAt: manualPremiumUntil }),
    }
  const paid = paidEntitlement(subscription, now)
  if (paid) return paid
  const midnights = daysBetween(localDate(createdAt, zone), localDate(now, zone))
  const trialDaysRemaining = Math.max(0, TRIAL_MIDNIGHTS - midnights)
  const hasPremiumAccess = trialDaysRemaining > 0
  return { tier: hasPremiumAccess ? 'trial' : 'expired', hasPremiumAccess, trialDaysRemaining }
}

/**
 * An entitlement that was read `days` local days ago, at `now` (epoch ms): a trial has fewer days left, and what was paid
 * for may have ended. Without a network the last answer and its end count.
 */
export function entitlementLater(read: Entitlement, days: number, now: number): Entitlement {
  const { tier, trialDaysRemaining = 0, accessEndsAt: endsAt } = read
  const remaining = Math.max(0, trialDaysRemaining - days)
  const isOver = (tier === 'trial' && remaining === 0) || (endsAt !== undefined && now >= endsAt)
  if (isOver) return { tier: 'expired', hasPremiumAccess: false, trialDaysRemaining: 0 }
  return tier === 'trial' && days > 0 ? { ...read, trialDaysRemaining: remaining } : read
}

/** The local date after the trial's last day: a subscription that is bought in the trial is charged from then on. */
export const trialEndsOn = ({ createdAt, zone }: Pick<EntitlementInput, 'createdAt' | 'zone'>): LocalDate =>
  addDays(localDate(createdAt, zone), TRIAL_MIDNIGHTS)
