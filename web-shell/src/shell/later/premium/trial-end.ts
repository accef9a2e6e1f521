import type { Entitlement } from '../../../../../shared/premium/entitlement.ts'
import { addDays, type LocalDate } from '../../../../../shared/time/local-date.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The last day of the trial, such as "28 November": it ends at the midnight after it. */
export function trialEnd(today: LocalDate, { trialDaysRemaining = 0 }: Entitlement): string {
  return DAY.format(Date.parse(addDays(today, trialDaysRemaining - 1)))
}
