/** The plans, the cheapest first. */
export const PLANS = ['monthly', 'yearly'] as const
export type Plan = (typeof PLANS)[number]

/** The lookup key of each plan's price at Stripe. The operator creates the prices once, with these keys. */
export const LOOKUP_KEYS: Readonly<Record<Plan, string>> = {
  monthly: 'stillwater_monthly',
  yearly: 'stillwater_yearly',
}

/** The plan of a price, or `undefined` for a price that we do not sell (any more). */
export function planOf(lookupKey: string | null): Plan | undefined {
  return PLANS.find((plan) => LOOKUP_KEYS[plan] === lookupKey)
}

/**
 * What a year costs less than twelve months, in whole per cent, rounded up as the product's texts have it: 38 for £29.99
 * and £3.99. Undefined when it does not cost less. Prices are in minor units (pence). Source: requirement SUB-03.
 */
export function savingOfYear(monthlyMinor: number, yearlyMinor: number): number | undefined {
  const saving = Math.ceil((1 - yearlyMinor / (monthlyMinor * 12)) * 100)
  return saving > 0 ? saving : undefined
}
