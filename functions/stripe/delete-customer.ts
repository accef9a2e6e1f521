import { findItem } from '../table/find-item.ts'
import { BillingItem } from '../table/items/billing.ts'
import type { UserId } from '../table/keys.ts'
import { askStripe, isMissing } from './client.ts'

/**
 * Has Stripe delete a user's customer, which ends every subscription at once and makes open checkouts void. Does nothing
 * for a user who has none (any more). Throws `payments-unavailable`.
 */
export async function deleteCustomer(user: UserId): Promise<void> {
  const item = await findItem(BillingItem.key({ user }))
  if (!item) return
  const { customer } = BillingItem.parse(item)
  await askStripe((stripe) => stripe.customers.del(customer)).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
}
