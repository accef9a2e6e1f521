import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { ManagedRecording } from '../../../shared/audio/schema.ts'
import { logger } from '../../http/logger.ts'
import { table, tableName } from '../../table/client.ts'
import { keyPartsOf } from '../../table/item-kind.ts'
import { RecordingItem } from '../../table/items/recordings.ts'
import { readAll } from '../../table/query.ts'
import { DeliveredRecordingItem } from '../items.ts'
import { RECIPES } from './recordings.ts'
import { revisionOf, toRecording } from './to-recording.ts'

/** The revision of each recording that was delivered last, by name, even if it was changed or deleted since. */
export async function findDeliveredRevisions(): Promise<Map<string, string>> {
  const items = await readAll(DeliveredRecordingItem.all({}), { consistent: true })
  return new Map(
    items.map((item) => [keyPartsOf(DeliveredRecordingItem, item).name, DeliveredRecordingItem.parse(item).revision]),
  )
}

const IS_NEW = { ConditionExpression: 'attribute_not_exists(pk)' }
/** Only editors raise the version. A deleted recording has none. */
const IS_AS_DELIVERED = {
  ConditionExpression: 'version = :delivered',
  ExpressionAttributeValues: { ':delivered': 1 },
}

/**
 * Delivers a recording and marks this revision of it as delivered. `before` is the revision that was delivered last, if
 * any. Returns `false` when an editor has changed or deleted the recording: then it stays so, and this revision counts
 * as delivered.
 */
export async function deliverRecording(
  name: string,
  recording: ManagedRecording,
  before: string | undefined,
): Promise<boolean> {
  const TableName = tableName()
  const Item = { ...DeliveredRecordingItem.key({ name }), recordingId: recording.id, revision: revisionOf(recording) }
  const mark = { TableName, Item }
  const markUnchanged =
    before === undefined
      ? IS_NEW
      : { ConditionExpression: 'revision = :before', ExpressionAttributeValues: { ':before': before } }
  const stored = { TableName, Item: { ...RecordingItem.key(recording), ...recording } }
  const TransactItems = [
    { Put: { ...mark, ...markUnchanged } },
    { Put: { ...stored, ...(before === undefined ? IS_NEW : IS_AS_DELIVERED) } },
  ]
  try {
    await table.send(new TransactWriteCommand({ TransactItems }))
    return true
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const [markCode, recordingCode] = error.CancellationReasons?.map(({ Code }) => Code) ?? []
    // It was delivered already, for example by a concurrent run.
    if (markCode === 'ConditionalCheckFailed') return true
    if (recordingCode !== 'ConditionalCheckFailed') throw error
    await table.send(new PutCommand(mark))
    return false
  }
}

/** Delivers each recording of the product once, and again when the product has another revision of it. */
export async function deliverRecordings(): Promise<void> {
  const delivered = await findDeliveredRevisions()
  let added = 0
  let passed = 0
  for (const [index, recipe] of RECIPES.entries()) {
    const recording = toRecording(recipe, index)
    const before = delivered.get(recipe.name)
    if (before === revisionOf(recording)) continue
    if (await deliverRecording(recipe.name, recording, before)) added++
    else passed++
  }
  if (added + passed) logger.info('content', { recordings: added, passed })
}
