import type { Role } from '../auth/schema.ts'
import { daysBetween, localDate } from '../time/local-date.ts'

/** What premium access comes from, the strongest first. Source: requirements SUB-01 and SUB-12. */
export const TIERS = ['admin', 'manual', 'trial', 'expired'] as const

/** Whether a person has premium, why, and how long their trial still lasts. */
export interface Entitlement {
  tier: (typeof TIERS)[number]
  hasPremiumAccess: boolean
  /** The local midnights until the trial ends; 0 when it is over, absent outside `trial` and `expired`. */
  trialDaysRemaining?: number
}

/** The trial ends at this local midnight after sign-up. Source: requirement SUB-02. */
const TRIAL_MIDNIGHTS = 10

interface Subject {
  roles: readonly Role[]
  /** When the account was made, epoch ms. */
  createdAt: number
  /** The account's IANA time zone. */
  zone: string
  /** Premium that an administrator gave. */
  manualPremium?: boolean | undefined
}

/** Judges premium access at `now` (epoch ms). An editor's role gives none. */
export function entitlement({ roles, createdAt, zone, manualPremium }: Subject, now: number): Entitlement {
  if (roles.includes('admin')) return { tier: 'admin', hasPremiumAccess: true }
  if (manualPremium) return { tier: 'manual', hasPremiumAccess: true }
  const midnights = daysBetween(localDate(createdAt, zone), localDate(now, zone))
  const trialDaysRemaining = Math.max(0, TRIAL_MIDNIGHTS - midnights)
  const hasPremiumAccess = trialDaysRemaining > 0
  return { tier: hasPremiumAccess ? 'trial' : 'expired', hasPremiumAccess, trialDaysRemaining }
}
