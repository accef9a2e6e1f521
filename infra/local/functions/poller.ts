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
import type { LocalFunction } from './local-function.ts'

const WAIT_S = 20
const RETRY_DELAY_MS = 200

export interface Mapping {
  queue: QueueSpec
  consumer: LocalFunction
  /** A client with the consumer's permissions, because Lambda uses the role of the function. */
  sqs: SQSClient
  batchSize: number
  /** The maximum number of batches that are processed in parallel. */
  concurrency: number
  /** Whether the function's result names the failed messages. Otherwise all messages succeed or fail together. */
  reportsFailedItems: boolean
}

/** `isBusy`: whether messages are being processed. */
export interface Poller {
  /** The ARN of the queue. */
  queue: string
  isBusy: () => boolean
  stop: () => void
}

/**
 * Runs a function for the messages of a queue like Lambda: deletes completed messages, and receives failed ones again
 * after the visibility timeout. Rejects when the timeout of the function is longer than the visibility timeout.
 */
export async function startPoller(mapping: Mapping): Promise<Poller> {
  const { queue, consumer, sqs, concurrency } = mapping
  const attributes = new GetQueueAttributesCommand({ QueueUrl: queue.url, AttributeNames: ['VisibilityTimeout'] })
  const { Attributes } = await sqs.send(attributes)
  if (Number(Attributes?.['VisibilityTimeout']) * 1000 < consumer.spec.timeoutMs)
    throw new Error(`${consumer.spec.name} may take longer than ${queue.name} hides its messages`)
  const stopped = new AbortController()
  const batches = { running: 0 }
  for (let index = 0; index < concurrency; index += 1) void poll(mapping, batches, stopped.signal)
  return { queue: queue.arn, isBusy: () => batches.running > 0, stop: () => stopped.abort() }
}

async function poll(mapping: Mapping, batches: { running: number }, stopped: AbortSignal): Promise<void> {
  const { sqs, queue, batchSize } = mapping
  const QueueUrl = queue.url
  const receiveInput = { QueueUrl, MaxNumberOfMessages: batchSize, WaitTimeSeconds: WAIT_S }
  while (!stopped.aborted)
    try {
      const { Messages = [] } = await sqs.send(new ReceiveMessageCommand(receiveInput), { abortSignal: stopped })
      batches.running += 1
      try {
        const completed = Messages.length ? await processBatch(mapping, Messages) : []
        for (const { ReceiptHandle } of completed) await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
      } finally {
        batches.running -= 1
      }
    } catch {
      // A call to the queue failed. A completed message that was not deleted is processed again.
      await wait(RETRY_DELAY_MS, undefined, { ref: false })
    }
}

/** Runs the function for a batch. Returns the messages that it completed. */
async function processBatch(
  { consumer, queue, reportsFailedItems }: Mapping,
  messages: readonly Message[],
): Promise<readonly Message[]> {
  try {
    const result = await consumer.invoke({ Records: messages.map((each) => toRecord(each, queue)) })
    const report = reportsFailedItems && result ? (result as Partial<SQSBatchResponse>) : {}
    const { batchItemFailures = [] } = report
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    // An unknown message id could be any of the messages, so the whole batch fails.
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
