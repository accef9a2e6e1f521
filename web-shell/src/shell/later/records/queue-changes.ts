import { editOf, type RecordChanges } from '../../../../../shared/records/edit.ts'
import type { RecordName } from '../../../../../shared/records/metas.ts'
import { now, zone } from '../../first/api/clock.ts'
import { waitUntilDeviceStorageOpen } from '../../first/data/device-storage.ts'
import type { QueuedEdit } from '../offline/queue/queued-edit.ts'
import { currentQueue } from '../offline/queue/watch-queue.ts'
import type { KindOfRecords } from './records-query.ts'

/**
 * Stores changes of records of one item in the outgoing queue on this device, which shows them and sends them as one edit. Rejects when no place can take
 * them; `undefined` without a queue, as after a sign-out.
 */
export async function queueChanges<V>(
  { kind }: KindOfRecords,
  changes: RecordChanges<V>,
): Promise<QueuedEdit<RecordName> | undefined> {
  await waitUntilDeviceStorageOpen()
  return currentQueue()?.add(kind, editOf(changes, { editedAt: now(), zone: zone() }))
}
