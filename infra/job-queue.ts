import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'

/** How long a function that does jobs may take; a job that it has is shown to nobody else for six times as long. */
export const JOB_TIMEOUT = Duration.seconds(30)
const MAX_RECEIVES = 3

const SAFE = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** Where what could not be done is kept for two weeks, for somebody to look at and send round again. */
export function deadLetterQueue(scope: Construct, id: string): Queue {
  return new Queue(scope, id, { ...SAFE, retentionPeriod: Duration.days(14) })
}

/** Jobs that wait to be done, and those that failed three times. Source: requirement RELY-06. */
export class JobQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.deadLetters = deadLetterQueue(this, 'DeadLetters')
    this.queue = new Queue(this, 'Jobs', {
      ...SAFE,
      visibilityTimeout: Duration.seconds(JOB_TIMEOUT.toSeconds() * 6),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVES },
    })
  }
}
