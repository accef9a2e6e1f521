import * as z from 'zod/mini'
import { itemKind } from '../item-kind.ts'
import { BillingItem } from './billing.ts'

/** The user of a customer at Stripe. */
export const CustomerItem = itemKind({
  label: 'Owner of a customer at Stripe',
  pk: 'CUSTOMER#{customer}',
  sk: 'CUSTOMER',
  schema: z.object({ userId: z.string() }),
  exported: { omittedBecause: 'index' },
  erased: { keySource: BillingItem, keyParts: { customer: 'customer' } },
})
