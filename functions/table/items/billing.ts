import * as z from 'zod/mini'
import { PLANS } from '../../../shared/billing/plans.ts'
import { type Billing, STATUSES, type Subscription } from '../../../shared/billing/subscription.ts'
import { itemKind } from '../item-kind.ts'

const StoredSubscription = z.object({
  id: z.string(),
  status: z.enum(STATUSES),
  plan: z.exactOptional(z.enum(PLANS)),
  periodStartsAt: z.int(),
  periodEndsAt: z.int(),
  endsAt: z.exactOptional(z.int()),
  isPaused: z.exactOptional(z.literal(true)),
}) satisfies z.ZodMiniType<Subscription>

/** What is known of a user's payments. `customer` is the user's id at Stripe; no other customer's messages count. */
export const StoredBilling = z.object({
  customer: z.string(),
  subscription: z.exactOptional(StoredSubscription),
  askedAt: z.exactOptional(z.int()),
  checkoutAt: z.exactOptional(z.int()),
  /** When a second subscription was last ended and its payments were returned, epoch ms. */
  refundedAt: z.exactOptional(z.int()),
}) satisfies z.ZodMiniType<Billing>
export type StoredBilling = z.infer<typeof StoredBilling>

export const BillingItem = itemKind({
  label: 'Subscription',
  pk: 'USER#{user}',
  sk: 'ME#BILLING',
  schema: StoredBilling,
  exported: { account: 'subscription', holds: 'whole' },
  erased: 'with its user',
})
