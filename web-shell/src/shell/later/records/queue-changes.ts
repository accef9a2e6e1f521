import { editOf, type RecordChanges } from '../../../../../shared/records/edit.ts'
import type { RecordMeta } from '../../../../../shared/records/meta.ts'
import type { RecordName } from '../../../../../shared/records/metas.ts'
import { ConnectionError } from '../../first/api/api-problem.ts'
import { now, zone } from '../../first/api/clock.ts'
import { waitUntilDeviceStorageOpen } from '../../first/data/device-storage.ts'
import type { QueuedEdit } from '../offline/queue/queued-edit.ts'
import { currentQueue } from '../offline/queue/watch-queue.ts'
import type { ValuesOfKind } from './records-query.ts'

/**
 * Stores changes of records of one item in the outgoing queue on this device, which shows them and sends them as one edit. Rejects when no place can take
 * them; with a `ConnectionError` when the code of the queue could not be loaded.
 */
export async function queueChanges<K extends RecordName>(
  { kind }: RecordMeta<K>,
  changes: RecordChanges<ValuesOfKind<K>>,
): Promise<QueuedEdit<RecordName>> {
  await waitUntilDeviceStorageOpen()
  const queue = currentQueue()
  if (!queue) throw new ConnectionError()
  return queue.add<RecordName>(kind, editOf(changes, { editedAt: now(), zone: zone() }))
}
