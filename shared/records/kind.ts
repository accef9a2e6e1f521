import * as z from 'zod/mini'
import { Instant, LocalDate, Zone } from '../time/schema.ts'
import { MAX_PARTS, MAX_SETTLED_EDITS } from './limits.ts'
import { REMOVED, type RecordMeta } from './meta.ts'
import type { RecordOperation, Shape } from './operation.ts'
import { Device, LostRef, Writes } from './write-id.ts'

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
  kind: RecordKind<K, S> & {
    needs: readonly (keyof S & string)[]
    time?: keyof S & string
    parent?: { field: keyof S & string }
    latestOnly?: readonly ((keyof S & string) | typeof REMOVED)[]
  },
): RecordKind<K, S> => kind

/** The values of a record. */
export type ValuesOf<S extends Shape> = z.output<z.ZodMiniObject<S>>

/** Whether a record can do without the field of this schema. */
export const canBeMissing = (schema: z.ZodMiniType) => schema._zod.optin === 'optional'

/** A field of a newer build is let through: the service keeps such an edit waiting (`unknown-field`). */
const FIELD_NAME = /^[a-z][A-Za-z0-9]{0,39}$/
/** Checks the names before parsing, because parsing an object silently drops `__proto__`. */
const fieldsBut = (others: readonly string[]) =>
  z.unknown().check(({ value, issues }) => {
    if (typeof value !== 'object' || value === null) return
    const isField = (name: string) => FIELD_NAME.test(name) && !(name in Object.prototype) && !others.includes(name)
    const keys = Object.keys(value).filter((name) => !isField(name))
    if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value as Record<string, unknown> })
  })
const MAX_FIELDS = 40

function partSchema({ fields }: Pick<RecordKind, 'fields'>) {
  const changes = Object.entries(fields).map(([field, schema]) => [
    field,
    z.exactOptional(canBeMissing(schema) ? z.nullable(schema) : schema),
  ])
  return {
    set: z.pipe(fieldsBut([REMOVED]), z.looseObject(Object.fromEntries(changes) as Record<string, z.ZodMiniType>)),
    removes: z.exactOptional(z.literal(true)),
    seen: z.pipe(
      fieldsBut([]),
      z
        .record(z.string().check(z.maxLength(40)), Writes)
        .check(z.refine((seen) => Object.keys(seen).length <= MAX_FIELDS)),
    ),
    settles: z.exactOptional(z.array(LostRef).check(z.maxLength(MAX_SETTLED_EDITS))),
  }
}

const changesOrRemoves = ({ set, removes }: { set: object; removes?: true }) =>
  Object.keys(set).length > 0 !== (removes === true)

/** The schema of the edits of a kind. */
export function operationOf<S extends Shape>(kind: Pick<RecordKind<string, S>, 'id' | 'fields'>) {
  const part = partSchema(kind)
  const also = z.array(z.strictObject({ id: kind.id, ...part }).check(z.refine(changesOrRemoves)))
  const operation = z
    .strictObject({
      ...part,
      also: z.exactOptional(also.check(z.maxLength(MAX_PARTS - 1))),
      device: Device,
      n: z.int().check(z.minimum(1), z.maximum(9_999_999_999)),
      editedAt: Instant,
      zone: Zone,
    })
    .check(z.refine(changesOrRemoves))
  return operation as z.ZodMiniType as z.ZodMiniType<Omit<RecordOperation<S>, 'id'>>
}
