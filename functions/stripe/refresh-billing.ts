import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type Stripe from 'stripe'
import { chooseSubscription, isLive } from '../../shared/billing/subscription.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { BillingItem, type StoredBilling } from '../table/items/billing.ts'
import type { UserId } from '../table/keys.ts'
import { askStripe, isMissing, isRefusal } from './client.ts'
import { describeSubscription, statusOf } from './describe.ts'
import { endDuplicate } from './end-duplicate.ts'

interface Customer {
  user: UserId
  customer: string
}

/** All subscriptions of a customer, also ended ones. None when Stripe has no such customer any more. */
export async function findSubscriptions(customer: string): Promise<Stripe.Subscription[]> {
  try {
    const found = await askStripe((stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
    return found.data
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Closes the checkouts that are still open: each would be a second subscription. */
async function closeCheckouts(customer: string): Promise<void> {
  const open = await askStripe((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }))
  for (const { id } of open.data)
    await askStripe((stripe) => stripe.checkout.sessions.expire(id)).catch((error: unknown) => {
      // It was completed or expired meanwhile. A completed one sends a message of its own.
      if (!isRefusal(error)) throw error
    })
}

/**
 * Asks Stripe for the subscription of a customer and stores it: only that counts, whatever a message said. Ends second
 * subscriptions. An answer to an earlier question never replaces a later one. Returns what is stored, or `undefined`
 * when the user is not (any more) this customer. Throws `payments-unavailable`. Source: requirement SEC-22.
 */
export async function refreshBilling({ user, customer }: Customer, now: number): Promise<StoredBilling | undefined> {
  const subscriptions = await findSubscriptions(customer)
  const { counts, duplicates } = chooseSubscription(
    subscriptions.map((each) => ({ ...each, status: statusOf(each), whole: each })),
  )
  for (const { id } of duplicates) await endDuplicate(id)
  if (counts && isLive(counts)) await closeCheckouts(customer)
  return storeAnswer({ user, customer }, counts && describeSubscription(counts.whole), {
    askedAt: now,
    ...(duplicates.length > 0 && { refundedAt: now }),
  })
}

async function storeAnswer(
  { user, customer }: Customer,
  subscription: StoredBilling['subscription'],
  { askedAt, refundedAt }: { askedAt: number; refundedAt?: number },
): Promise<StoredBilling | undefined> {
  const sets = [
    'askedAt = :askedAt',
    subscription && 'subscription = :subscription',
    refundedAt && 'refundedAt = :refundedAt',
  ]
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: BillingItem.key({ user }),
    UpdateExpression: `set ${sets.filter(Boolean).join()}${subscription ? '' : ' remove subscription'}`,
    ConditionExpression: 'customer = :customer and (attribute_not_exists(askedAt) or askedAt <= :askedAt)',
    ExpressionAttributeValues: {
      ':customer': customer,
      ':askedAt': askedAt,
      ...(subscription && { ':subscription': subscription }),
      ...(refundedAt && { ':refundedAt': refundedAt }),
    },
    ReturnValues: 'ALL_NEW',
  })
  const stored = await tryConditionalWrite(table.send(command))
  return stored && BillingItem.parse(stored.Attributes)
}
