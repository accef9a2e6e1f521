import { randomUUID } from 'node:crypto'
import { logger } from '../http/logger.ts'
import { recordRuns } from '../http/record-runs.ts'
import { enqueuePayment } from '../outbox/payment-job.ts'
import { askStripe } from '../stripe/client.ts'

/** Stripe keeps events for 30 days. A week covers a long outage of ours. */
const COVERED_S = 7 * 86_400
const PAGE = 100

/** The customers for whom something has changed within a week. */
async function findChangedCustomers(now: number): Promise<Set<string>> {
  const created = { gte: Math.floor(now / 1000) - COVERED_S }
  return askStripe(async (stripe) => {
    const customers = new Set<string>()
    for await (const { data } of stripe.events.list({ created, limit: PAGE })) {
      const { customer } = data.object as { customer?: unknown }
      if (typeof customer === 'string') customers.add(customer)
    }
    return customers
  })
}

/**
 * Runs once a day. Has Stripe asked again about every customer who has changed within a week, in case a message was lost.
 * Source: requirement SEC-22.
 */
export const handler = recordRuns('reconcile', async () => {
  const customers = await findChangedCustomers(Date.now())
  for (const customer of customers) await enqueuePayment({ customer, correlationId: randomUUID() })
  logger.info('reconcile', { customers: customers.size })
})
