import type { SQSRecord } from 'aws-lambda'
import { batchHandler } from '../aws/batch-handler.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { PaymentJob } from '../outbox/payment-job.ts'
import { endRenewal } from '../stripe/end-renewal.ts'
import { refreshBilling } from '../stripe/refresh-billing.ts'
import { findItem } from '../table/find-item.ts'
import { CustomerItem } from '../table/items/customer.ts'
import type { UserId } from '../table/keys.ts'
import { findProfile } from '../table/records/profile.ts'

/** Asks Stripe for one customer's subscription. Returns whether the message can leave the queue. */
async function processMessage({ messageId, body }: SQSRecord): Promise<boolean> {
  try {
    const { customer, correlationId, endsRenewal } = PaymentJob.parse(JSON.parse(body))
    const owner = await findItem(CustomerItem.key({ customer }))
    // Customers of others, and of deleted accounts, are no concern of ours.
    if (owner) {
      const user = CustomerItem.parse(owner).userId as UserId
      if (endsRenewal && (await findProfile(user))?.erasesAt !== undefined) await endRenewal(customer)
      await refreshBilling({ user, customer }, Date.now())
    }
    logger.info('payment', { correlationId, isKnown: owner !== undefined })
    return true
  } catch (error) {
    logger.error('subscription not read', { messageId, error: traceOf(error as Error) })
    return false
  }
}

/** Reads the subscriptions of a batch of customers. Returns the failed messages, so that the queue retries only those. */
export const handler = batchHandler(processMessage)
