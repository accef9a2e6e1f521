import type { RecordOperation } from './kind.ts'
import type { RecordsById } from './replies.ts'
import { joinRecordEdits, type ShownRecord, type UnnumberedRecordEdit, withWaiting } from './waiting.ts'

/** An edit of the record `id`, as a device queues it. */
export type RecordEdit = Omit<RecordOperation, 'device' | 'n'> & { id: string }

type QueuedRecordEdit = RecordOperation & { id: string }

/** What a screen changes of a record. `shown`: the record as the screen showed it; `undefined` of a new one. */
export interface RecordChange<V = Readonly<Record<string, unknown>>>
  extends Pick<RecordOperation, 'removes' | 'settles'> {
  id: string
  set?: { [F in keyof V]?: V[F] | null }
  shown?: Pick<ShownRecord, 'seen'> | undefined
}

/** The edit of a change that is made now. It names what its screen showed of each field that it changes. */
export function editOf(
  { id, set = {}, removes, settles, shown }: RecordChange,
  { editedAt, zone }: Pick<RecordEdit, 'editedAt' | 'zone'>,
): RecordEdit {
  const seen = shown?.seen ?? {}
  const changed = Object.keys(set).filter((field) => seen[field])
  return {
    id,
    set,
    ...(removes && { removes }),
    ...(settles && { settles }),
    seen: removes ? seen : Object.fromEntries(changed.map((field) => [field, seen[field] ?? []])),
    editedAt,
    zone,
  }
}

/** An edit with its instant, and the time in it, moved by `ms`. `time`: the field of the kind with a time, if it has one. */
export function movedBy(edit: RecordEdit, ms: number, time: string | undefined): RecordEdit {
  const at = time && edit.set[time]
  const set = time && typeof at === 'number' ? { ...edit.set, [time]: at + ms } : edit.set
  return { ...edit, set, editedAt: edit.editedAt + ms }
}

/** The same edit, made again at `now` (epoch ms). What happened later by a wrong clock happened now. */
export function madeAgain(edit: RecordEdit, now: number, time: string | undefined): RecordEdit {
  const at = time && edit.set[time]
  const ahead = typeof at === 'number' ? Math.max(0, at - now) : 0
  return { ...movedBy(edit, -ahead, time), editedAt: now }
}

/** Joins a queued edit that was never sent with a later one, if both are of one record (`joinRecordEdits`). */
export function joinEdits(
  { id, ...unsent }: QueuedRecordEdit,
  { id: later, ...edit }: RecordEdit,
): RecordEdit | undefined {
  const joined: UnnumberedRecordEdit | undefined = id === later ? joinRecordEdits(unsent, edit) : undefined
  return joined && { ...joined, id }
}

/** The records that a device shows: those that it knows, with its waiting edits in their order. Removed ones are not there. */
export function withWaitingEdits(records: RecordsById, waiting: readonly QueuedRecordEdit[]): RecordsById {
  const byId = Map.groupBy(waiting, ({ id }) => id)
  const edited = [...byId].map(([id, edits]) => [id, withWaiting(records[id], edits)] as const)
  const all = Object.entries({ ...records, ...Object.fromEntries(edited) })
  return Object.fromEntries(all.filter(([, record]) => record && !record.removed)) as RecordsById
}
