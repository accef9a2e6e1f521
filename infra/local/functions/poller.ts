import { setTimeout as wait } from 'node:timers/promises'
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse } from 'aws-lambda'
import type { QueueSpec } from '../services/queue.ts'
import { REGION } from '../template/resolve.ts'
import type { LocalFunction } from './functions.ts'

const WAIT_S = 20
const AFTER_FAILURE_MS = 200

export interface Mapping {
  queue: QueueSpec
  consumer: LocalFunction
  /** A client that acts as the consumer, as Lambda does with the function's role. */
  sqs: SQSClient
  batchSize: number
  /** How many batches may be in work at once. */
  concurrency: number
  /** Whether the function's answer says which messages failed; otherwise it is all or none. */
  partial: boolean
}

/**
 * Feeds a function from a queue as Lambda does: what it did is deleted, what it did not comes again when the queue shows
 * it again. Rejects when the function may take longer than the queue hides its messages.
 */
export async function startPoller(mapping: Mapping): Promise<{ stop: () => void }> {
  const { queue, consumer, sqs, concurrency } = mapping
  const attributes = new GetQueueAttributesCommand({ QueueUrl: queue.url, AttributeNames: ['VisibilityTimeout'] })
  const { Attributes } = await sqs.send(attributes)
  if (Number(Attributes?.['VisibilityTimeout']) * 1000 < consumer.spec.timeoutMs)
    throw new Error(`${consumer.spec.name} may take longer than ${queue.name} hides its messages`)
  const stopped = new AbortController()
  for (let each = 0; each < concurrency; each += 1) void poll(mapping, stopped.signal)
  return { stop: () => stopped.abort() }
}

async function poll(mapping: Mapping, stopped: AbortSignal): Promise<void> {
  const { sqs, queue, batchSize } = mapping
  const QueueUrl = queue.url
  const ask = { QueueUrl, MaxNumberOfMessages: batchSize, WaitTimeSeconds: WAIT_S }
  while (!stopped.aborted)
    try {
      const { Messages = [] } = await sqs.send(new ReceiveMessageCommand(ask), { abortSignal: stopped })
      const done = Messages.length ? await feed(mapping, Messages) : []
      for (const { ReceiptHandle } of done) await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
    } catch {
      // The queue does not answer; what was done and not deleted will be done again.
      await wait(AFTER_FAILURE_MS, undefined, { ref: false })
    }
}

/** The messages of a batch that the function did. */
async function feed({ consumer, queue, partial }: Mapping, messages: readonly Message[]): Promise<readonly Message[]> {
  try {
    const answer = await consumer.invoke({ Records: messages.map((each) => toRecord(each, queue)) })
    const { batchItemFailures = [] } = ((partial && answer) || {}) as Partial<SQSBatchResponse>
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    // A failure that nobody knows could be any of them.
    if ([...failed].some((id) => !messages.some(({ MessageId }) => MessageId === id))) return []
    return messages.filter(({ MessageId = '' }) => !failed.has(MessageId))
  } catch {
    return []
  }
}

function toRecord({ MessageId, ReceiptHandle, Body, MD5OfBody, Attributes }: Message, { arn }: QueueSpec) {
  return {
    messageId: MessageId,
    receiptHandle: ReceiptHandle,
    body: Body,
    attributes: Attributes,
    messageAttributes: {},
    md5OfBody: MD5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN: arn,
    awsRegion: REGION,
  }
}
