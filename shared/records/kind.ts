import * as z from 'zod/mini'
import { MAX_SEEN_WRITES, MAX_SETTLED_EDITS } from '../days/model/limits.ts'
import { Device, WriteId } from '../days/model/schema.ts'
import { Instant, Zone } from '../time/schema.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/**
 * A kind of records that a user keeps: what its ids and fields are, how it is stored, and what bounds it has. Everything
 * else (merge, storage, endpoints, queue) follows from it.
 */
export interface RecordKind<K extends string = string, S extends Shape = Shape> {
  /** Stored and exported, so it is never reused. */
  kind: K
  id: z.ZodMiniType<string, string>
  fields: S
  /** `together`: all records of a user are one item of the table. `apart`: each has its own. */
  stored: 'together' | 'apart'
  /** How many records a user can have, those that were removed not counted. */
  limit: number
}

/** Declares a kind of records. */
export const recordKind = <K extends string, S extends Shape>(kind: RecordKind<K, S>): RecordKind<K, S> => kind

/** The name of a removal among fields. No field has it. */
export const REMOVED = 'removed'

/** A value that lost to a concurrent edit, by its field and its write. */
const LostRef = z.strictObject({ field: z.string().check(z.maxLength(64)), write: WriteId })
export type LostRef = z.infer<typeof LostRef>

const Writes = z.array(WriteId).check(z.maxLength(MAX_SEEN_WRITES))

/**
 * One edit of one record. `set` has the changed fields; `null` clears one. `removes`: the record is removed. `seen` names,
 * for a field in `set`, the writes whose value the screen showed; for a removal those of all fields. `settles`: the lost
 * values about which the user has decided.
 */
export interface RecordOperation<S extends Shape = Shape> {
  device: string
  n: number
  set: { [F in keyof S & string]?: z.output<S[F]> | null }
  removes?: true
  seen: Readonly<Record<string, readonly string[]>>
  settles?: readonly LostRef[]
  editedAt: number
  zone: string
}

/** The schema of the edits of a kind. */
export function operationOf<S extends Shape>({ fields }: RecordKind<string, S>) {
  const nullable = Object.entries(fields).map(([field, schema]) => [field, z.exactOptional(z.nullable(schema))])
  const names = [...Object.keys(fields), REMOVED]
  const operation = z
    .strictObject({
      device: Device,
      n: z.int().check(z.minimum(1), z.maximum(9_999_999_999)),
      set: z.strictObject(Object.fromEntries(nullable) as Record<string, z.ZodMiniType>),
      removes: z.exactOptional(z.literal(true)),
      seen: z.strictObject(Object.fromEntries(names.map((name) => [name, z.exactOptional(Writes)]))),
      settles: z.exactOptional(z.array(LostRef).check(z.maxLength(MAX_SETTLED_EDITS))),
      editedAt: Instant,
      zone: Zone,
    })
    .check(z.refine(({ set, removes }) => Object.keys(set).length > 0 !== (removes === true)))
  return operation as z.ZodMiniType as z.ZodMiniType<RecordOperation<S>>
}
