import {
  GetQueueAttributesCommand,
  ListMessageMoveTasksCommand,
  type ListMessageMoveTasksResultEntry,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs'
import { QUEUES, type QueueName, SCHEDULE_NAMES, type ScheduleName } from '../../shared/operations/names.ts'
import type { QueueReport, QueueState, Redrive } from '../../shared/operations/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { environmentVariable } from '../aws/environment.ts'
import { sqs } from '../aws/sqs.ts'

const [WAITING, DELAYED, RUNNING] = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesDelayed',
  'ApproximateNumberOfMessagesNotVisible',
] as const

/** How many messages a queue has, and its ARN. */
async function look(urlVariable: string) {
  const QueueUrl = environmentVariable(urlVariable)
  const AttributeNames = [WAITING, DELAYED, RUNNING, 'QueueArn'] as const
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...AttributeNames] }),
  )
  const [waiting = 0, delayed = 0, running = 0] = [WAITING, DELAYED, RUNNING].map((name) => Number(Attributes[name]))
  return { waiting: waiting + delayed, running, arn: Attributes['QueueArn'] ?? '' }
}

const lookAtDeadLetters = async (name: QueueName | ScheduleName) => {
  const { waiting, running, arn } = await look(`${name.toUpperCase()}_DEAD_LETTERS_URL`)
  // What a redrive has taken and not moved yet is still a dead letter.
  return { dead: waiting + running, arn }
}

const STATES: Record<string, Redrive['state']> = {
  RUNNING: 'running',
  CANCELLING: 'running',
  COMPLETED: 'done',
  FAILED: 'failed',
}

const toRedrive = ({
  Status = '',
  StartedTimestamp = 0,
  ApproximateNumberOfMessagesMoved = 0,
}: ListMessageMoveTasksResultEntry): Redrive => ({
  state: STATES[Status] ?? 'stopped',
  at: StartedTimestamp,
  moved: ApproximateNumberOfMessagesMoved,
})

/** The last redrive of a dead-letter queue, of which SQS remembers ten; `undefined` before the first. */
async function findRedrive(SourceArn: string): Promise<Redrive | undefined> {
  const { Results = [] } = await sqs.send(new ListMessageMoveTasksCommand({ SourceArn, MaxResults: 1 }))
  return Results[0] && toRedrive(Results[0])
}

async function readQueue(name: QueueName): Promise<QueueState> {
  const [{ waiting, running }, { dead, arn }] = await Promise.all([
    look(`${name.toUpperCase()}_QUEUE_URL`),
    lookAtDeadLetters(name),
  ])
  const redrive = await findRedrive(arn)
  return { name, waiting, running, dead, ...(redrive && { redrive }) }
}

/** How many messages wait in every queue. */
export async function readQueues(): Promise<QueueReport> {
  const [queues, schedules] = await Promise.all([
    Promise.all(QUEUES.map(readQueue)),
    Promise.all(SCHEDULE_NAMES.map(async (name) => ({ name, dead: (await lookAtDeadLetters(name)).dead }))),
  ])
  return { queues, schedules }
}

/**
 * Has the dead letters of a queue tried again: SQS moves them back. `record` runs before that, because SQS takes no part in a
 * transaction of the table. Throws `redrive-running`. Source: requirement RELY-06.
 */
export async function redrive(name: QueueName, record: () => Promise<void>): Promise<void> {
  const { arn } = await lookAtDeadLetters(name)
  const assertNotRunning = async () => {
    if ((await findRedrive(arn))?.state === 'running') throw new DomainError('redrive-running')
  }
  await assertNotRunning()
  await record()
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn: arn })).catch(async (error: unknown) => {
    // Another admin may have begun one meanwhile, or the reply to the first try of the SDK was lost.
    await assertNotRunning()
    throw error
  })
}
