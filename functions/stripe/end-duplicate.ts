import { askStripe, isRefusal } from './client.ts'

/** Returns one payment. A payment that was returned before is left as it is. */
async function refund(subscription: string, payment: string): Promise<void> {
  const idempotencyKey = `refund-${subscription}-${payment}`
  await askStripe((stripe) =>
    stripe.refunds.create({ payment_intent: payment, reason: 'duplicate' }, { idempotencyKey }),
  ).catch((error: unknown) => {
    if (!(isRefusal(error) && error.code === 'charge_already_refunded')) throw error
  })
}

/** The payments of a subscription that were made with a card. */
async function findPayments(subscription: string): Promise<string[]> {
  const invoices = await askStripe((stripe) =>
    stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] }),
  )
  const payments = invoices.data.flatMap((invoice) => invoice.payments?.data ?? [])
  return payments.flatMap(({ payment, status }) => {
    const intent = payment.payment_intent
    if (status !== 'paid' || !intent) return []
    return typeof intent === 'string' ? intent : intent.id
  })
}

/**
 * Ends a second subscription of a user and returns what was paid for it. If it is interrupted, the next call completes
 * it: the subscription is ended last, and until then it is found again.
 */
export async function endDuplicate(subscription: string): Promise<void> {
  for (const payment of await findPayments(subscription)) await refund(subscription, payment)
  await askStripe((stripe) => stripe.subscriptions.cancel(subscription, { prorate: false }))
}
