import { billingApi } from '../../shared/billing/api.ts'
import { type FeatureSpec, SESSION_GRANT, WRITE_BUDGET_GRANT } from '../feature-spec.ts'
import { BillingItem } from '../table/items/billing.ts'
import { CustomerItem } from '../table/items/customer.ts'
import { ReceivedItem } from './items.ts'

export const feature = {
  entry: 'functions/billing/handler.ts',
  api: billingApi,
  items: { BillingItem, CustomerItem, ReceivedItem },
  table: [
    SESSION_GRANT,
    WRITE_BUDGET_GRANT,
    [
      BillingItem,
      {
        PutItem: ['customer', 'checkoutAt', 'askedAt'],
        UpdateItem: ['customer', 'subscription', 'askedAt', 'refundedAt', 'checkoutAt'],
        returnsItem: true,
      },
    ],
    [CustomerItem, 'PutItem'],
    [ReceivedItem, 'GetItem', 'PutItem'],
  ],
  sendsJobsTo: ['payments'],
  asksStripe: true,
  receivesFromStripe: true,
} as const satisfies FeatureSpec
