import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { AlarmStack } from './alarm-stack.ts'

/** How long a function that does jobs may take; a job that it has is shown to nobody else for six times as long. */
export const JOB_TIMEOUT = Duration.seconds(30)
const MAX_RECEIVES = 3

const SAFE = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

interface DeadLetters {
  /** What could not be done. */
  what: string
  /** What somebody who has found out why does with it. */
  advice: string
}

/** Where what could not be done is kept for two weeks, for somebody to look at. */
export function deadLetterQueue(scope: Construct, alarms: AlarmStack, { what, advice }: DeadLetters): Queue {
  const queue = new Queue(scope, 'DeadLetters', { ...SAFE, retentionPeriod: Duration.days(14) })
  alarms.watch(queue, 'NotEmpty', {
    metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
    atLeast: 1,
    meaning: `${what} could not be done, however often it was tried. Find out why in the log, then ${advice}`,
  })
  return queue
}

/** Jobs that wait to be done, and those that failed three times. Source: requirement RELY-06. */
export class JobQueue extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, alarms: AlarmStack) {
    super(scope, id)
    const deadLetters = deadLetterQueue(this, alarms, { what: `A job of ${id}`, advice: 'redrive the queue' })
    this.queue = new Queue(this, 'Jobs', {
      ...SAFE,
      visibilityTimeout: Duration.seconds(JOB_TIMEOUT.toSeconds() * 6),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: MAX_RECEIVES },
    })
  }
}
