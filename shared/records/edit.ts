import { type RecordEdit, type RecordOperation, type RecordPart, withTimes } from './operation.ts'
import type { RecordsById, ShownRecord } from './replies.ts'
import { withWaiting } from './waiting.ts'

/** What a screen changes of a record. `shown`: the record as the screen showed it; `undefined` of a new one. */
export interface RecordChange<V = Readonly<Record<string, unknown>>> extends Pick<RecordPart, 'removes' | 'settles'> {
  id: string
  set?: { [F in keyof V]?: V[F] | null }
  shown?: Pick<ShownRecord, 'seen'> | undefined
}

/** Changes that are saved as one, at least one. */
export type RecordChanges<V = Readonly<Record<string, unknown>>> = readonly [RecordChange<V>, ...RecordChange<V>[]]

function partOf({ id, set = {}, removes, settles, shown }: RecordChange): RecordPart {
  const seen = shown?.seen ?? {}
  const changed = Object.keys(set).filter((field) => seen[field])
  return {
    id,
    set,
    ...(removes && { removes }),
    ...(settles && { settles }),
    seen: removes ? seen : Object.fromEntries(changed.map((field) => [field, seen[field] ?? []])),
  }
}

/** The edit of changes that are made now. It names what its screen showed of each field that it changes. */
export function editOf([first, ...others]: RecordChanges, made: Pick<RecordEdit, 'editedAt' | 'zone'>): RecordEdit {
  return { ...partOf(first), ...(others.length > 0 && { also: others.map(partOf) }), ...made }
}

/** An edit with its instant, and the times in it, moved by `ms`. `time`: the field of the kind with a time, if it has one. */
export function movedBy(edit: RecordEdit, ms: number, time: string | undefined): RecordEdit {
  return { ...withTimes(edit, time, (at) => at + ms), editedAt: edit.editedAt + ms }
}

/** The same edit, made again at `now` (epoch ms). What happened later by a wrong clock happened now. */
export function madeAgain(edit: RecordEdit, now: number, time: string | undefined): RecordEdit {
  return { ...withTimes(edit, time, (at) => Math.min(at, now)), editedAt: now }
}

/** The records that a device shows: those that it knows, with its waiting edits in their order. Removed ones are not there. */
export function withWaitingEdits(records: RecordsById, waiting: readonly RecordOperation[]): RecordsById {
  return Object.fromEntries(Object.entries(withWaiting(records, waiting)).filter(([, { removed }]) => !removed))
}
