import * as z from 'zod/mini'
import { CorrelationId } from '../../shared/http/correlation-id.ts'
import { sendJob } from './send-job.ts'

/** Something has changed for a customer at Stripe. The job says no more: what counts is what Stripe answers then. */
export const PaymentJob = z.strictObject({
  customer: z.string().check(z.regex(/^cus_\w{1,64}$/)),
  /** The user has asked for the deletion of the account: the subscription is not renewed, unless that was taken back. */
  endsRenewal: z.exactOptional(z.literal(true)),
  /** The id of the request that created the job, for the log. */
  correlationId: CorrelationId,
})
export type PaymentJob = z.infer<typeof PaymentJob>

/** Enqueues a question to Stripe, asked after `delayS` seconds. Throws when the queue does not accept it. */
export async function enqueuePayment(job: PaymentJob, delayS = 0): Promise<void> {
  await sendJob('PAYMENTS_QUEUE_URL', job, delayS)
}
