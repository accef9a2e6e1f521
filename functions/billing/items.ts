import * as z from 'zod/mini'
import { itemKind } from '../table/item-kind.ts'

/** A message of Stripe's that was received. Stripe sends one again for three days. */
export const ReceivedItem = itemKind({
  label: 'Received message about payments',
  pk: 'RECEIVED#{event}',
  sk: 'RECEIVED',
  schema: z.object({}),
  exported: { omittedBecause: 'bookkeeping' },
  erased: { keptBecause: 'expires' },
})
