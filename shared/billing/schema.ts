import * as z from 'zod/mini'
import { Entitlement } from '../premium/schema.ts'
import { PLANS } from './plans.ts'

const PlanName = z.enum(PLANS)

/** A plan with its price, tax included. `priceMinor` is in minor units of the currency, such as pence. */
export const PricedPlan = z.object({
  id: PlanName,
  priceMinor: z.int().check(z.minimum(0)),
  /** An ISO 4217 code in lower case, such as `gbp`. */
  currency: z.string().check(z.regex(/^[a-z]{3}$/)),
})
export type PricedPlan = z.infer<typeof PricedPlan>

/** A request for a checkout. `key` is random: repeating a request with the same key opens no second checkout. */
export const NewCheckout = z.strictObject({ planId: PlanName, key: z.uuid() })

/** The state of a user's subscription. Instants are epoch ms. Source: requirement SUB-11. */
export const SubscriptionState = z.object({
  /** Whether a paid subscription gives access. */
  subscribed: z.boolean(),
  ...Entitlement.shape,
  /** Whether the user is a customer at Stripe, and so has a billing portal. */
  hasStripeSubscription: z.boolean(),
  plan: z.exactOptional(PlanName),
  /** When a second subscription was last ended and its payment returned. */
  refundedAt: z.exactOptional(z.int()),
})
export type SubscriptionState = z.infer<typeof SubscriptionState>
