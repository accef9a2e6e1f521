import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { QueueName } from '../../shared/operations/names.ts'
import { allow } from './allow.ts'
import type { Feature } from './feature-function.ts'
import type { JobQueue } from './job-queue.ts'

/** What SQS asks of the caller of a redrive, besides the right to start it: the messages are moved in the caller's name. */
const MOVES = ['StartMessageMoveTask', 'ListMessageMoveTasks', 'ReceiveMessage', 'DeleteMessage']

/**
 * Lets a function see how many messages every queue has, and redrive the dead letters of job queues. Those of schedules are runs,
 * which have no queue to return to. It is told the URLs of all of them. Source: requirement RELY-06.
 */
export function watchQueues(
  handler: Function,
  queues: Record<QueueName, JobQueue>,
  features: readonly Feature[],
): void {
  for (const [name, { queue, deadLetters }] of Object.entries(queues)) {
    handler.addToRolePolicy(allow('sqs', ['GetQueueAttributes', 'SendMessage'], queue.queueArn))
    handler.addToRolePolicy(allow('sqs', ['GetQueueAttributes', ...MOVES], deadLetters.queueArn))
    handler.addEnvironment(`${name.toUpperCase()}_QUEUE_URL`, queue.queueUrl)
    handler.addEnvironment(`${name.toUpperCase()}_DEAD_LETTERS_URL`, deadLetters.queueUrl)
  }
  for (const { deadLetters, node } of features) {
    if (!deadLetters) continue
    handler.addToRolePolicy(allow('sqs', ['GetQueueAttributes'], deadLetters.queueArn))
    handler.addEnvironment(`${node.id.toUpperCase()}_DEAD_LETTERS_URL`, deadLetters.queueUrl)
  }
}
