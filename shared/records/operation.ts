import type * as z from 'zod/mini'
import type { LostRef } from './write-id.ts'

/** The schemas of the fields of a kind. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>

// A screen makes changes (`RecordChange`). They become one edit (`RecordEdit`), which the outgoing queue keeps. With a device and a
// number it is an operation (`RecordOperation`), which is sent. Each has parts, one for each record.

/**
 * What an edit changes of the record `id`. `set` has the changed fields; `null` clears one. `removes`: the record is removed.
 * `seen` names, for a field in `set`, the writes whose value the screen showed; for a removal those of all fields. `settles`:
 * the lost values about which the user has decided.
 */
export interface RecordPart<S extends Shape = Shape> {
  id: string
  set: { [F in keyof S & string]?: z.output<S[F]> | null }
  removes?: true
  seen: Readonly<Record<string, readonly string[]>>
  settles?: readonly LostRef[]
}

/** One edit of one record, and of the records in `also`, which are in the same item: all of it is merged, or nothing. */
export interface RecordOperation<S extends Shape = Shape> extends RecordPart<S> {
  device: string
  n: number
  also?: readonly RecordPart<S>[]
  editedAt: number
  zone: string
}

/** An edit as a device queues it: it gets its device and its number there. */
export type RecordEdit = Omit<RecordOperation, 'device' | 'n'>

/** What an edit changes: the record of its id first. */
export function partsOf<S extends Shape>(
  edit: RecordPart<S> & Pick<RecordOperation<S>, 'also'>,
): readonly [RecordPart<S>, ...RecordPart<S>[]] {
  return [edit, ...(edit.also ?? [])]
}

/** The edit with the times of its parts changed by `move`. `time`: the field of its kind with a time, if it has one. */
export function withTimes<E extends RecordPart & Pick<RecordOperation, 'also'>>(
  edit: E,
  time: string | undefined,
  move: (at: number) => number,
): E {
  const moved = <P extends RecordPart>(part: P): P => {
    const at = time && part.set[time]
    return time && typeof at === 'number' ? { ...part, set: { ...part.set, [time]: move(at) } } : part
  }
  return { ...moved(edit), ...(edit.also && { also: edit.also.map(moved) }) }
}
