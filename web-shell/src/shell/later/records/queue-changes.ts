import { editOf, type RecordChange } from '../../../../../shared/records/edit.ts'
import type { RecordName } from '../../../../../shared/records/metas.ts'
import { now, zone } from '../../first/api/clock.ts'
import { waitUntilDeviceStorageOpen } from '../../first/data/device-storage.ts'
import type { QueuedEdit } from '../offline/queue/queued-edit.ts'
import { currentQueue } from '../offline/queue/watch-queue.ts'
import type { KindOfRecords } from './records-query.ts'

/** Changes that are stored together, at least one. */
export type Changes<V> = readonly [RecordChange<V>, ...RecordChange<V>[]]

/**
 * Stores changes of records in the outgoing queue on this device, which shows and sends them. Rejects when no place can take
 * them; `undefined` without a queue, as after a sign-out.
 */
export async function queueChanges<V>(
  { kind }: KindOfRecords,
  [first, ...others]: Changes<V>,
): Promise<QueuedEdit<RecordName> | undefined> {
  await waitUntilDeviceStorageOpen()
  const made = { editedAt: now(), zone: zone() }
  const toEdit = (change: RecordChange<V>) => editOf(change, made)
  return currentQueue()?.add(kind, toEdit(first), { also: others.map(toEdit) })
}
