import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { AlarmStack } from './alarms/alarm-stack.ts'

/** The timeout of a function that runs jobs. A received job stays hidden for six times as long. */
export const JOB_TIMEOUT = Duration.seconds(30)
const MAX_RECEIVES = 3

const ENCRYPTED = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

interface AlarmText {
  /** What failed. */
  what: string
  /** What the operator does with the message after finding the cause. */
  advice: string
}

/** Creates a queue that keeps failed jobs for two weeks, and an alarm that fires when the queue is not empty. */
export function createDeadLetterQueue(scope: Construct, alarms: AlarmStack, { what, advice }: AlarmText): Queue {
  const queue = new Queue(scope, 'DeadLetters', { ...ENCRYPTED, retentionPeriod: Duration.days(14) })
  alarms.addAlarm(queue, 'NotEmpty', {
    metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
    atLeast: 1,
    meaning: `${what} failed at every try. Find out why in the log, then ${advice}`,
  })
  return queue
}

/** A queue of jobs, and the dead-letter queue for jobs that failed three times. Source: requirement RELY-06. */
export class JobQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, alarms: AlarmStack) {
    super(scope, id)
    this.deadLetters = createDeadLetterQueue(this, alarms, { what: `A job of ${id}`, advice: 'redrive the queue' })
    this.queue = new Queue(this, 'Jobs', {
      ...ENCRYPTED,
      visibilityTimeout: Duration.seconds(JOB_TIMEOUT.toSeconds() * 6),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVES },
    })
  }
}
