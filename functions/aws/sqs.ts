import { SQSClient } from '@aws-sdk/client-sqs'
import { traceCalls } from './call-trace.ts'
import { clientTimeouts } from './client-timeouts.ts'

/** The only client of the queues. */
export const sqs = traceCalls(
  new SQSClient({
    ...clientTimeouts(3_000),
    // The queue's URL only names the queue. The endpoint of SQS comes from the environment.
    useQueueUrlAsEndpoint: false,
  }),
)
