import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { Instant } from '../time/schema.ts'
import { type AnyRecordKind, operationOf, type RecordKind } from './kind.ts'
import { MAX_LOST_VALUES } from './limits.ts'
import type { RecordOperation, Shape } from './operation.ts'
import type { ShownRecord } from './replies.ts'
import { LostRef, Writes } from './write-id.ts'

function shownRecord({ fields }: Pick<AnyRecordKind, 'fields'>) {
  const shown = z.object({
    values: z.partial(z.object(fields)),
    seen: z.record(z.string(), Writes),
    lost: z
      .array(z.object({ ...LostRef.shape, value: z.unknown(), editedAt: Instant }))
      .check(z.maxLength(MAX_LOST_VALUES)),
  })
  return shown as z.ZodMiniType as z.ZodMiniType<ShownRecord>
}

/** The endpoint that reads all records that a user has of some kinds. `kinds`: their names, with commas between them. */
export function readEndpoint<K extends string>(kinds: Readonly<Record<K, AnyRecordKind>>) {
  const names = Object.keys(kinds)
  const name = `(?:${names.join('|')})`
  const records = Object.entries<AnyRecordKind>(kinds).map(([each, kind]) => [
    each,
    z.exactOptional(z.record(z.string(), shownRecord(kind))),
  ])
  type Records = { [P in K]?: Record<string, ShownRecord> }
  return endpoint('GET /records', {
    caller: 'user',
    query: z.strictObject({
      kinds: z.string().check(z.maxLength(names.join().length), z.regex(new RegExp(`^${name}(?:,${name})*$`))),
    }),
    reply: z.object({ kinds: z.object(Object.fromEntries(records)) as z.ZodMiniType as z.ZodMiniType<Records> }),
  })
}

function saveEndpoint<K extends string, S extends Shape>(kind: RecordKind<K, S>) {
  return endpoint(`PUT /records/${kind.kind}/{id}`, {
    caller: 'user',
    params: z.strictObject({ id: kind.id }),
    body: operationOf(kind) as z.ZodMiniType as z.ZodMiniType<Omit<RecordOperation, 'id'>>,
    reply: z.object({ records: z.record(z.string(), z.nullable(shownRecord(kind))) }),
  })
}
export type SaveRecord = ReturnType<typeof saveEndpoint>

/** The endpoint of each kind that saves an edit of one record: `save-exercises`. */
export function saveEndpoints<K extends string>(kinds: Readonly<Record<K, AnyRecordKind>>) {
  const endpoints = Object.entries<AnyRecordKind>(kinds).map(([name, kind]) => [`save-${name}`, saveEndpoint(kind)])
  return Object.fromEntries(endpoints) as { [P in `save-${K}`]: SaveRecord }
}
