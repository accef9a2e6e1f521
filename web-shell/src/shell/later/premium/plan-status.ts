import type { Entitlement } from '../../../../../shared/premium/entitlement.ts'
import { days } from '../../../../../shared/words/words.ts'

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** "25 November 2026", in the time zone of the device. */
export const formatInstant = (instant: number) => DATE.format(instant)

/**
 * The line about the user's plan. A plan that renews has no date: it ends only if the user wants. Source: requirement
 * SUB-07.
 */
export function planStatus({ tier, trialDaysRemaining = 0, accessEndsAt, isCancelled }: Entitlement): string {
  switch (tier) {
    case 'admin':
      return 'Admin Access - No Expiration'
    case 'manual':
      return 'Premium Access - No Expiration'
    case 'paid':
      return isCancelled && accessEndsAt !== undefined
        ? `Premium Active until ${formatInstant(accessEndsAt)}`
        : 'Premium Active'
    case 'trial':
      return `${days(trialDaysRemaining)} remaining in your free trial`
    case 'expired':
      return 'Trial expired - Upgrade to Premium'
  }
}
