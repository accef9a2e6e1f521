import { createHash, randomUUID } from 'node:crypto'
import type { ResolvedResource } from '../template/resolve.ts'
import { LocalQueue } from './queue.ts'
import { type Operations, ServiceError } from './stand-in.ts'

/** The interval at which a waiting receiver checks the queue for messages that are no longer hidden. */
const POLL_INTERVAL_MS = 200

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

interface QueueProperties {
  VisibilityTimeout?: number
  MessageRetentionPeriod?: number
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number }
}

/** Creates the template's queues, by ARN. Creates dead-letter queues first, because other queues refer to them. */
export function createQueues(resources: readonly ResolvedResource[], now: () => number): Map<string, LocalQueue> {
  const queues = new Map<string, LocalQueue>()
  const isDeadLetterQueue = ({ properties }: ResolvedResource) => !properties['RedrivePolicy']
  const deadLettersFirst = resources.toSorted((a, b) => +isDeadLetterQueue(b) - +isDeadLetterQueue(a))
  for (const { id, name: url, properties } of deadLettersFirst) {
    const { VisibilityTimeout = 30, MessageRetentionPeriod = 345_600, RedrivePolicy } = properties as QueueProperties
    const deadLetters = RedrivePolicy && queues.get(RedrivePolicy.deadLetterTargetArn)
    if (RedrivePolicy && !deadLetters) throw new Error(`The local world finds no dead-letter queue for ${id}`)
    const arn = arnOf(url)
    const spec = {
      name: id.replace(/[0-9A-F]{8}$/, ''),
      url,
      arn,
      visibilityMs: VisibilityTimeout * 1000,
      retentionMs: MessageRetentionPeriod * 1000,
      ...(deadLetters && { redrive: { maxReceives: RedrivePolicy.maxReceiveCount, deadLetters } }),
    }
    queues.set(arn, new LocalQueue(spec, now))
  }
  return queues
}

function arnOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return ['arn:aws:sqs', hostname.split('.')[1], ...pathname.slice(1).split('/')].join(':')
}

interface ReceiveInput {
  QueueUrl: string
  MaxNumberOfMessages?: number
  WaitTimeSeconds?: number
}

/** The attributes of a queue that a caller asked for. */
function attributesOf(queue: LocalQueue, names: readonly string[]): Record<string, string> {
  const messages = queue.list()
  const count = (isCounted: (message: (typeof messages)[number]) => boolean) =>
    String(messages.filter(isCounted).length)
  const attributes: Record<string, string> = {
    QueueArn: queue.spec.arn,
    VisibilityTimeout: String(queue.spec.visibilityMs / 1000),
    ApproximateNumberOfMessages: count(({ hidden }) => !hidden),
    ApproximateNumberOfMessagesNotVisible: count(({ hidden, receives }) => hidden && receives > 0),
    ApproximateNumberOfMessagesDelayed: count(({ hidden, receives }) => hidden && receives === 0),
  }
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)))
}

/** The SQS operations that this system calls. */
export function sqsOperations(queues: Iterable<LocalQueue>): Operations {
  const all = [...queues]
  const byUrl = new Map(all.map((queue) => [queue.spec.url, queue]))
  const find = ({ QueueUrl }: { QueueUrl: string }) => {
    const queue = byUrl.get(QueueUrl)
    if (!queue) throw new ServiceError('QueueDoesNotExist')
    return queue
  }
  const findByArn = (arn: string) => {
    const queue = all.find(({ spec }) => spec.arn === arn)
    if (!queue) throw new ServiceError('ResourceNotFoundException')
    return queue
  }
  return {
    SendMessage: (input: { QueueUrl: string; MessageBody: string; DelaySeconds?: number }) => {
      const { id } = find(input).send(input.MessageBody, input.DelaySeconds)
      return { MessageId: id, MD5OfMessageBody: md5(input.MessageBody) }
    },
    SendMessageBatch: (input: { QueueUrl: string; Entries: { Id: string; MessageBody: string }[] }) => ({
      Successful: input.Entries.map(({ Id, MessageBody }) => ({
        Id,
        MessageId: find(input).send(MessageBody).id,
        MD5OfMessageBody: md5(MessageBody),
      })),
      Failed: [],
    }),
    ReceiveMessage: async (input: ReceiveInput) => {
      const queue = find(input)
      const { MaxNumberOfMessages = 1, WaitTimeSeconds = 0 } = input
      const deadline = performance.now() + WaitTimeSeconds * 1000
      let messages = queue.receive(MaxNumberOfMessages)
      while (messages.length === 0 && performance.now() < deadline) {
        await queue.untilSent(POLL_INTERVAL_MS)
        messages = queue.receive(MaxNumberOfMessages)
      }
      return {
        Messages: messages.map(({ id, body, receipt, receives, sentAt }) => ({
          MessageId: id,
          ReceiptHandle: receipt,
          Body: body,
          MD5OfBody: md5(body),
          Attributes: { ApproximateReceiveCount: String(receives), SentTimestamp: String(sentAt) },
        })),
      }
    },
    DeleteMessage: (input: { QueueUrl: string; ReceiptHandle: string }) => find(input).delete(input.ReceiptHandle),
    GetQueueAttributes: (input: { QueueUrl: string; AttributeNames?: string[] }) => ({
      Attributes: attributesOf(find(input), input.AttributeNames ?? []),
    }),
    StartMessageMoveTask: ({ SourceArn }: { SourceArn: string }) => {
      const source = findByArn(SourceArn)
      const isDeadLetterQueue = all.some(({ spec }) => spec.redrive?.deadLetters === source)
      if (!isDeadLetterQueue)
        throw new ServiceError('InvalidParameterValue', 'Source queue must be configured as a Dead Letter Queue.')
      source.redrive()
      return { TaskHandle: randomUUID() }
    },
    ListMessageMoveTasks: ({ SourceArn, MaxResults = 1 }: { SourceArn: string; MaxResults?: number }) => ({
      Results: findByArn(SourceArn)
        .moves.slice(0, MaxResults)
        .map(({ startedAt, moved, isFailed, isRunning }) => ({
          SourceArn,
          Status: isRunning ? 'RUNNING' : isFailed ? 'FAILED' : 'COMPLETED',
          StartedTimestamp: startedAt,
          ApproximateNumberOfMessagesMoved: moved,
          ...(isFailed && { FailureReason: 'CouldNotDetermineMessageSource' }),
        })),
    }),
  }
}
