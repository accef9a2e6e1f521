import * as z from 'zod/mini'
import { Instant, LocalDate, Zone } from '../time/schema.ts'
import { MAX_SETTLED_EDITS } from './limits.ts'
import type { RecordMeta } from './meta.ts'
import { Device, WriteId, Writes } from './write-id.ts'

export type Shape = Readonly<Record<string, z.ZodMiniType>>

/** The id of a record that is found by it alone: eight random characters. */
export const RecordId = z.string().check(z.regex(/^[0-9a-z]{8}$/))
/** The id of a record of a kind that is stored by day: the day in UTC at which it began, and six random characters. */
export const DatedId = z.string().check(
  z.maxLength(17),
  z.refine((id) => LocalDate.safeParse(id.slice(0, 10)).success && /^-[0-9a-z]{6}$/.test(id.slice(10))),
)

/**
 * A kind of records that a user keeps: what its ids and fields are, how it is stored, and what bounds it has. Everything
 * else (merge, storage, endpoints, queue, export and import) follows from it.
 */
export interface RecordKind<K extends string = string, S extends Shape = Shape> extends RecordMeta<K> {
  id: z.ZodMiniType<string, string>
  /** A field that a record can do without is `exactOptional`. Only such a field can be cleared. */
  fields: S
}

/** Any kind, for code that treats all of them alike. */
export type AnyRecordKind = RecordKind

/** Declares a kind of records. */
/* @__NO_SIDE_EFFECTS__ */
export const recordKind = <const K extends string, S extends Shape>(
  kind: RecordKind<K, S> & { time?: keyof S & string },
): RecordKind<K, S> => kind

/** The values of a record. */
export type ValuesOf<S extends Shape> = z.output<z.ZodMiniObject<S>>

/** A value that lost to a concurrent edit, by its field and its write. */
export const LostRef = z.strictObject({ field: z.string().check(z.maxLength(64)), write: WriteId })
export type LostRef = z.infer<typeof LostRef>

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

/** Whether a record can do without the field of this schema. */
export const canBeMissing = (schema: z.ZodMiniType) => schema._zod.optin === 'optional'

/** A field of a newer build is let through: the service keeps such an edit waiting (`unknown-field`). */
const FIELD_NAME = /^[a-z][A-Za-z0-9]{0,39}$/
/** Checks the names before parsing, because parsing an object silently drops `__proto__`. */
const namedFields = z.unknown().check(({ value, issues }) => {
  if (typeof value !== 'object' || value === null) return
  const keys = Object.keys(value).filter((name) => !FIELD_NAME.test(name) || name in Object.prototype)
  if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value as Record<string, unknown> })
})
const MAX_FIELDS = 40

/** The schema of the edits of a kind. */
export function operationOf<S extends Shape>({ fields }: Pick<RecordKind<string, S>, 'fields'>) {
  const changes = Object.entries(fields).map(([field, schema]) => [
    field,
    z.exactOptional(canBeMissing(schema) ? z.nullable(schema) : schema),
  ])
  const operation = z
    .strictObject({
      device: Device,
      n: z.int().check(z.minimum(1), z.maximum(9_999_999_999)),
      set: z.pipe(namedFields, z.looseObject(Object.fromEntries(changes) as Record<string, z.ZodMiniType>)),
      removes: z.exactOptional(z.literal(true)),
      seen: z.pipe(
        namedFields,
        z
          .record(z.string().check(z.maxLength(40)), Writes)
          .check(z.refine((seen) => Object.keys(seen).length <= MAX_FIELDS)),
      ),
      settles: z.exactOptional(z.array(LostRef).check(z.maxLength(MAX_SETTLED_EDITS))),
      editedAt: Instant,
      zone: Zone,
    })
    .check(z.refine(({ set, removes }) => Object.keys(set).length > 0 !== (removes === true)))
  return operation as z.ZodMiniType as z.ZodMiniType<RecordOperation<S>>
}
