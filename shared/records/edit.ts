import { MAX_SETTLED_EDITS } from './limits.ts'
import { writeIdOf } from './merge.ts'
import { type RecordEdit, type RecordOperation, type RecordPart, withTimes } from './operation.ts'
import type { ShownRecord } from './replies.ts'

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

/**
 * Joins an edit that was never sent and a later one of the same record; `undefined` when they must stay apart: they change
 * different records, one of them removes it, the later one replaces a value that its screen did not show, or settles too much.
 * Every field of the first keeps what that had seen, because the first no longer exists.
 */
export function joinEdits(unsent: RecordOperation, edit: RecordEdit): RecordEdit | undefined {
  if (unsent.id !== edit.id || unsent.also || edit.also || unsent.removes || edit.removes) return undefined
  const replaced = Object.keys(edit.set).filter((field) => field in unsent.set)
  if (!replaced.every((field) => edit.seen[field]?.includes(writeIdOf(unsent)))) return undefined
  const others = Object.entries(edit.seen).filter(([field]) => !(field in unsent.set))
  const settles = [...(unsent.settles ?? []), ...(edit.settles ?? [])]
  if (settles.length > MAX_SETTLED_EDITS) return undefined
  return {
    ...edit,
    set: { ...unsent.set, ...edit.set },
    seen: { ...Object.fromEntries(others), ...unsent.seen },
    ...(settles.length > 0 && { settles }),
  }
}
