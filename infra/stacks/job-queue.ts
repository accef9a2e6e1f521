import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { AlarmStack } from './alarm-stack.ts'

/** The timeout of a function that runs jobs. A job that it received stays hidden from others for six times as long. */
export const JOB_TIMEOUT = Duration.seconds(30)
const MAX_RECEIVES = 3

const ENCRYPTED = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

interface DeadLetters {
  /** What failed, for the text of the alarm. */
  what: string
  /** What an operator who has found the cause does with the message. */
  advice: string
}

/** Creates a queue that keeps failed jobs for two weeks for an operator, and an alarm that fires when it has any. */
export function createDeadLetterQueue(scope: Construct, alarms: AlarmStack, { what, advice }: DeadLetters): Queue {
  const queue = new Queue(scope, 'DeadLetters', { ...ENCRYPTED, retentionPeriod: Duration.days(14) })
  alarms.watch(queue, 'NotEmpty', {
    metric: queue.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' }),
    atLeast: 1,
    meaning: `${what} could not be done, however often it was tried. Find out why in the log, then ${advice}`,
  })
  return queue
}

/** A queue of jobs, and the dead-letter queue for jobs that failed three times. Source: requirement RELY-06. */
export class JobQueue extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string, alarms: AlarmStack) {
    super(scope, id)
    const deadLetters = createDeadLetterQueue(this, alarms, { what: `A job of ${id}`, advice: 'redrive the queue' })
    this.queue = new Queue(this, 'Jobs', {
      ...ENCRYPTED,
      visibilityTimeout: Duration.seconds(JOB_TIMEOUT.toSeconds() * 6),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: MAX_RECEIVES },
    })
  }
}
