import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { BillingItem } from '../table/items/billing.ts'
import { CustomerItem } from '../table/items/customer.ts'
import type { UserId } from '../table/keys.ts'
import { ReceivedItem } from './items.ts'

/** Stripe sends a message again for three days. */
const KEPT_S = 7 * 86_400

/** Whether a message was received before. */
export async function isReceived(event: string): Promise<boolean> {
  return (await findItem(ReceivedItem.key({ event }))) !== undefined
}

/** Remembers a message, so that it causes nothing again. */
export async function rememberReceived(event: string, now: number): Promise<void> {
  const ttl = Math.floor(now / 1000) + KEPT_S
  await table.send(new PutCommand({ TableName: tableName(), Item: { ...ReceivedItem.key({ event }), ttl } }))
}

/**
 * Makes a user, who is about to open a checkout, this customer of Stripe's, unless the user is one already: `former`, or
 * any when it is `undefined`. Returns false then. A new customer has no subscription yet, so this counts as an answer.
 */
export async function storeCustomer(
  user: UserId,
  customer: string,
  { former, now }: { former?: string | undefined; now: number },
): Promise<boolean> {
  const TableName = tableName()
  const condition = former
    ? { ConditionExpression: 'customer = :former', ExpressionAttributeValues: { ':former': former } }
    : { ConditionExpression: 'attribute_not_exists(pk)' }
  const billing = {
    Put: { TableName, Item: { ...BillingItem.key({ user }), customer, checkoutAt: now, askedAt: now }, ...condition },
  }
  const owner = { Put: { TableName, Item: { ...CustomerItem.key({ customer }), userId: user } } }
  try {
    await table.send(new TransactWriteCommand({ TransactItems: [billing, owner] }))
    return true
  } catch (error) {
    if ((error as Error).name === 'TransactionCanceledException') return false
    throw error
  }
}

/** Records that a checkout is about to be opened: until it ends, Stripe is asked whenever the user looks. */
export async function recordCheckout(user: UserId, customer: string, now: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: BillingItem.key({ user }),
    UpdateExpression: 'set checkoutAt = :now',
    ConditionExpression: 'customer = :customer',
    ExpressionAttributeValues: { ':now': now, ':customer': customer },
  })
  await table.send(command)
}
