import type { Role } from '../auth/schema.ts'
import { daysBetween, localDate } from '../time/local-date.ts'

/** The sources of premium access, the strongest first; `expired` gives none. Source: requirements SUB-01 and SUB-12. */
export const TIERS = ['admin', 'manual', 'trial', 'expired'] as const

/** Whether a user has premium, for which reason, and the rest of the trial. */
export interface Entitlement {
  tier: (typeof TIERS)[number]
  hasPremiumAccess: boolean
  /** The local midnights until the trial ends; 0 when it is over. Present only for the tiers `trial` and `expired`. */
  trialDaysRemaining?: number
}

/** The trial ends at the tenth local midnight after sign-up. Source: requirement SUB-02. */
const TRIAL_MIDNIGHTS = 10

interface EntitlementInput {
  roles: readonly Role[]
  /** The instant of the account's creation, epoch ms. */
  createdAt: number
  /** The account's IANA time zone. */
  zone: string
  /** Whether an admin gave premium to the user. */
  manualPremium?: boolean | undefined
}

/** The premium access of an account at `now` (epoch ms). The role `editor` gives no premium access. */
export function entitlementAt({ roles, createdAt, zone, manualPremium }: EntitlementInput, now: number): Entitlement {
  if (roles.includes('admin')) return { tier: 'admin', hasPremiumAccess: true }
  if (manualPremium) return { tier: 'manual', hasPremiumAccess: true }
  const midnights = daysBetween(localDate(createdAt, zone), localDate(now, zone))
  const trialDaysRemaining = Math.max(0, TRIAL_MIDNIGHTS - midnights)
  const hasPremiumAccess = trialDaysRemaining > 0
  return { tier: hasPremiumAccess ? 'trial' : 'expired', hasPremiumAccess, trialDaysRemaining }
}
