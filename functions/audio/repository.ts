import { isDeepStrictEqual } from 'node:util'
import { MAX_RECORDINGS, type ManagedRecording, RecordingFile } from '../../shared/audio/schema.ts'
import type { AuditEntry } from '../../shared/audit/schema.ts'
import { DomainError } from '../../shared/problems.ts'
import { tableName } from '../table/client.ts'
import { findItem } from '../table/find-item.ts'
import { RecordingItem } from '../table/items/recordings.ts'
import type { UserId } from '../table/keys.ts'
import { readAll } from '../table/query.ts'
import { tryAct } from '../table/records/audit.ts'
import { findUpload } from '../table/records/uploads.ts'

const TRIES = 5

const inOrder = (one: ManagedRecording, other: ManagedRecording) =>
  one.sortOrder - other.sortOrder || one.title.localeCompare(other.title)

/** All recordings in their order, also hidden ones. */
export async function readRecordings(options: { consistent?: boolean } = {}): Promise<ManagedRecording[]> {
  const items = await readAll(RecordingItem.all({}), options)
  return items.map(RecordingItem.parse).toSorted(inOrder)
}

async function findRecording(id: string): Promise<ManagedRecording | undefined> {
  const item = await findItem(RecordingItem.key({ id }))
  return item && RecordingItem.parse(item)
}

/** The file of an upload, with the length and size that were read from it. Throws `recording-file-missing`. */
export async function fileOf(user: UserId, upload: string): Promise<RecordingFile> {
  const outcome = (await findUpload(user, upload))?.outcome
  const file = outcome?.state === 'ready' ? { ...outcome, file: outcome.address } : undefined
  const parsed = RecordingFile.safeParse(file)
  if (!parsed.success) throw new DomainError('recording-file-missing', [{ pointer: '/body/upload', detail: 'missing' }])
  return parsed.data
}

const putOf = (recording: ManagedRecording) => ({
  TableName: tableName(),
  Item: { ...RecordingItem.key(recording), ...recording },
})

/**
 * Adds a recording at the end of the library. Its id is the idempotency key: if this recording exists already, nothing
 * changes and it is returned. The limit is read before the write, so requests at the same instant may pass it by a few.
 * Throws `recording-limit-reached`, and `recording-changed` when a recording with the id has other content: a first
 * request was stored although its reply was lost, and the admin has written more since.
 */
export async function addRecording(
  recording: Omit<ManagedRecording, 'sortOrder'>,
  entry: AuditEntry,
): Promise<ManagedRecording> {
  const all = await readRecordings({ consistent: true })
  const existing = all.find(({ id }) => id === recording.id)
  if (existing) return sameRecording(existing, recording)
  if (all.length >= MAX_RECORDINGS) throw new DomainError('recording-limit-reached')
  const added = { ...recording, sortOrder: (all.at(-1)?.sortOrder ?? 0) + 10 }
  const put = { ...putOf(added), ConditionExpression: 'attribute_not_exists(pk)' }
  if ((await tryAct([{ Put: put }], entry)) === undefined) return added
  return sameRecording((await findRecording(recording.id)) ?? added, recording)
}

/** Returns the stored recording of an earlier request. Throws `recording-changed` when it has other content. */
function sameRecording(existing: ManagedRecording, requested: Omit<ManagedRecording, 'sortOrder'>): ManagedRecording {
  const { createdAt, updatedAt, sortOrder } = existing
  if (isDeepStrictEqual(existing, { ...requested, createdAt, updatedAt, sortOrder })) return existing
  throw new DomainError('recording-changed', [{ pointer: '/body/attempt', detail: 'taken' }])
}

type Changes = Partial<Omit<ManagedRecording, 'id' | 'createdAt' | 'updatedAt' | 'version'>>

/**
 * Changes a recording. If it has these values already, nothing changes, so that a retry gets the same reply. Throws
 * `not-found`, and `recording-changed` when someone has changed it since `basedOn`.
 */
export async function changeRecording(
  id: string,
  { basedOn, changes, now }: { basedOn: number; changes: Changes; now: number },
  entryOf: (before: ManagedRecording) => AuditEntry,
): Promise<ManagedRecording> {
  const before = await findRecording(id)
  if (!before) throw new DomainError('not-found')
  if (isDeepStrictEqual({ ...before, ...changes }, before)) return before
  const after = { ...before, ...changes, updatedAt: now, version: basedOn + 1 }
  const put = {
    ...putOf(after),
    ConditionExpression: '#version = :before',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':before': basedOn },
  }
  if ((await tryAct([{ Put: put }], entryOf(before))) !== undefined) throw new DomainError('recording-changed')
  return after
}

/** Deletes a recording. Does nothing when there is none. Its file stays: a device may be playing it. */
export async function deleteRecording(id: string, entryOf: (before: ManagedRecording) => AuditEntry): Promise<void> {
  const before = await findRecording(id)
  if (!before) return
  const Delete = {
    TableName: tableName(),
    Key: RecordingItem.key({ id }),
    ConditionExpression: 'attribute_exists(pk)',
  }
  await tryAct([{ Delete }], entryOf(before))
}

/**
 * Gives the library another order. Recordings that were added since, and so are not named, come last in their order; those
 * that were deleted are left out. Throws `busy` at a conflict, or after five tries.
 */
export async function orderRecordings(ids: readonly string[], entry: AuditEntry): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const all = await readRecordings({ consistent: true })
    const named = new Set(ids)
    const order = [...named, ...all.map(({ id }) => id).filter((id) => !named.has(id))]
    const place = new Map(order.map((id, index) => [id, (index + 1) * 10]))
    const moved = all.filter(({ id, sortOrder }) => place.get(id) !== sortOrder)
    if (moved.length === 0) return
    const updates = moved.map(({ id }) => ({
      Update: {
        TableName: tableName(),
        Key: RecordingItem.key({ id }),
        UpdateExpression: 'set sortOrder = :place',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':place': place.get(id) },
      },
    }))
    if ((await tryAct(updates, entry)) === undefined) return
  }
  throw new DomainError('busy')
}
