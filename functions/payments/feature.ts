import type { FeatureSpec } from '../feature-spec.ts'
import { BillingItem } from '../table/items/billing.ts'
import { CustomerItem } from '../table/items/customer.ts'
import { ProfileItem } from '../table/items/profile.ts'

export const feature = {
  entry: 'functions/payments/handler.ts',
  consumes: 'payments',
  table: [
    [CustomerItem, 'GetItem'],
    [ProfileItem, 'GetItem'],
    [BillingItem, { UpdateItem: ['customer', 'subscription', 'askedAt', 'refundedAt'], returnsItem: true }],
  ],
  asksStripe: true,
} as const satisfies FeatureSpec
