import { LOOKUP_KEYS, PLANS, planOf } from '../../shared/billing/plans.ts'
import type { PricedPlan } from '../../shared/billing/schema.ts'
import { askStripe } from '../stripe/client.ts'

/** A price hardly ever changes. Each instance asks once an hour. */
const KEPT_MS = 3_600_000

interface Price extends PricedPlan {
  /** The id of the price at Stripe. */
  price: string
}

let known: { prices: Price[]; readAt: number } | undefined

/** The prices on sale at Stripe, the cheapest first. A plan without an active price is not on sale. */
export async function readPrices(now: number): Promise<Price[]> {
  if (known && now < known.readAt + KEPT_MS) return known.prices
  const found = await askStripe((stripe) =>
    stripe.prices.list({ lookup_keys: PLANS.map((plan) => LOOKUP_KEYS[plan]), active: true }),
  )
  const prices = found.data.flatMap(({ id: price, lookup_key: key, unit_amount: priceMinor, currency }) => {
    const id = planOf(key)
    return id && priceMinor !== null ? { id, price, priceMinor, currency } : []
  })
  known = { prices: prices.toSorted((a, b) => a.priceMinor - b.priceMinor), readAt: now }
  return known.prices
}

/** The plans on sale. Source: requirement SUB-03. */
export async function readPlans(now: number): Promise<PricedPlan[]> {
  return (await readPrices(now)).map(({ id, priceMinor, currency }) => ({ id, priceMinor, currency }))
}
