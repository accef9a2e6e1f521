import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { S3Event, SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { MAX_IMAGE_BYTES } from '../../shared/uploads/image.ts'
import { MAX_RECORDING_BYTES, RECORDING_TYPE } from '../../shared/uploads/recording.ts'
import type { UploadState } from '../../shared/uploads/schema.ts'
import { logger } from '../http/logger.ts'
import { traceOf } from '../http/problems.ts'
import { table, tableName } from '../table/client.ts'
import { tryConditionalWrite } from '../table/conditional-write.ts'
import { UploadItem } from '../table/items/upload.ts'
import type { UserId } from '../table/keys.ts'
import { findUpload, readInboxKey, type Upload } from '../table/records/uploads.ts'
import { makeImage } from './make-image.ts'
import { makeRecording } from './make-recording.ts'
import { readFromInbox, removeFromInbox } from './objects.ts'

/** Stores what has become of an upload. The first outcome counts. */
async function storeOutcome(user: UserId, id: string, outcome: UploadState): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: UploadItem.key({ user, id }),
    UpdateExpression: 'set outcome = :outcome',
    ConditionExpression: 'outcome.#state = :waiting',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':outcome': outcome, ':waiting': 'waiting' },
  })
  await tryConditionalWrite(table.send(update))
}

/** What becomes of a file; `undefined` when it is not in the inbox any more. */
async function check(key: string, { contentType }: Upload): Promise<UploadState | undefined> {
  const isRecording = contentType === RECORDING_TYPE
  const file = await readFromInbox(key, isRecording ? MAX_RECORDING_BYTES : MAX_IMAGE_BYTES)
  if (file === 'too-large') return { state: 'refused', reason: 'too-large' }
  return file && (await (isRecording ? makeRecording(file) : makeImage(file)))
}

/** Checks one file. To be told about it twice changes nothing. */
async function processFile(key: string): Promise<void> {
  const owner = readInboxKey(key)
  const upload = owner && (await findUpload(owner.user, owner.id))
  if (owner && upload?.outcome.state === 'waiting') {
    const outcome = await check(key, upload)
    if (!outcome) return
    await storeOutcome(owner.user, owner.id, outcome)
    logger.info('upload', { state: outcome.state, ...(outcome.state === 'refused' && { reason: outcome.reason }) })
  }
  await removeFromInbox(key)
}

/** The keys of the files that a message names. S3 writes them like a form. The message with which S3 tests a queue names none. */
const keysIn = (body: string) =>
  ((JSON.parse(body) as Partial<S3Event>).Records ?? []).map(({ s3 }) =>
    decodeURIComponent(s3.object.key.replaceAll('+', ' ')),
  )

/** Checks uploaded files, one after the other: each needs the whole processor. A file that could not be stored stays in the queue. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const failed: string[] = []
  for (const { messageId, body } of Records)
    try {
      for (const key of keysIn(body)) await processFile(key)
    } catch (error) {
      logger.error('upload not checked', { error: traceOf(error as Error) })
      failed.push(messageId)
    }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
}
