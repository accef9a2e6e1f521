import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { Instant } from '../time/schema.ts'
import { operationOf, type RecordKind } from './kind.ts'
import { MAX_LOST_VALUES } from './merge-record.ts'
import type { Shape } from './operation.ts'
import { type RecordOperation } from './operation.ts'
import type { ShownRecord } from './replies.ts'
import { LostRef, Writes } from './write-id.ts'

function endpointsOf<K extends string, S extends Shape>(kind: RecordKind<K, S>) {
  const shown = z.object({
    values: z.partial(z.object(kind.fields)),
    seen: z.record(z.string(), Writes),
    lost: z
      .array(z.object({ ...LostRef.shape, value: z.unknown(), editedAt: Instant }))
      .check(z.maxLength(MAX_LOST_VALUES)),
  }) as z.ZodMiniType as z.ZodMiniType<ShownRecord>
  const read = endpoint(`GET /records/${kind.kind}`, {
    caller: 'user',
    reply: z.object({ records: z.record(z.string(), shown) }),
  })
  const save = endpoint(`PUT /records/${kind.kind}/{id}`, {
    caller: 'user',
    params: z.strictObject({ id: kind.id }),
    body: operationOf(kind) as z.ZodMiniType as z.ZodMiniType<Omit<RecordOperation, 'id'>>,
    reply: z.object({ records: z.record(z.string(), z.nullable(shown)) }),
  })
  return { read, save }
}

type Endpoints = ReturnType<typeof endpointsOf>
export type ReadRecords = Endpoints['read']
export type SaveRecord = Endpoints['save']

/** The endpoints of a kind: one reads all records that a user has of it, the other one saves an edit of one record. */
export function recordEndpoints<K extends string, S extends Shape>(kind: RecordKind<K, S>) {
  const { read, save } = endpointsOf(kind)
  type Named = { [P in `read-${K}`]: ReadRecords } & { [P in `save-${K}`]: SaveRecord }
  return { [`read-${kind.kind}`]: read, [`save-${kind.kind}`]: save } as unknown as Named
}
