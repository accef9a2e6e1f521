import type { Reply } from '../../shared/http/endpoint.ts'
import { recordsApi } from '../../shared/records/api.ts'
import type { ReadRecords, SaveRecord } from '../../shared/records/endpoints.ts'
import { toShown } from '../../shared/records/replies.ts'
import { type Call, serve } from '../http/serve.ts'
import { RECORD_ITEMS, type RecordItemKind } from '../table/items/records.ts'
import { findRecords, saveRecord } from '../table/records/records.ts'

const read =
  (kind: RecordItemKind) =>
  async ({ me }: Call<ReadRecords>): Promise<Reply<ReadRecords>> => {
    const records = await findRecords(kind, me.userId)
    return { records: Object.fromEntries(Object.entries(records).map(([id, record]) => [id, toShown(record)])) }
  }

const save =
  (kind: RecordItemKind) =>
  ({ me, params, body, now }: Call<SaveRecord>): Promise<Reply<SaveRecord>> =>
    saveRecord(kind, { user: me.userId, edit: { id: params.id, ...body } }, { now, createdAt: me.createdAt })

const operations = Object.entries(RECORD_ITEMS).flatMap(([name, kind]) => [
  [`read-${name}`, read(kind)],
  [`save-${name}`, save(kind)],
])

export const handler = serve(
  recordsApi,
  Object.fromEntries(operations) as Parameters<typeof serve<typeof recordsApi>>[1],
)
