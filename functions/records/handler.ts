import type { Reply } from '../../shared/http/endpoint.ts'
import { recordsApi } from '../../shared/records/api.ts'
import type { SaveRecord } from '../../shared/records/endpoints.ts'
import type { RecordName } from '../../shared/records/metas.ts'
import { toShown } from '../../shared/records/replies.ts'
import { type Call, serve } from '../http/serve.ts'
import { RECORD_ITEMS, type RecordItemKind } from '../table/items/records.ts'
import { findRecords, saveRecord } from '../table/records/records.ts'

async function readKind(name: RecordName, { me }: Pick<Call<typeof recordsApi.read>, 'me'>) {
  const records = await findRecords(RECORD_ITEMS[name], me.userId)
  return [name, Object.fromEntries(Object.entries(records).map(([id, record]) => [id, toShown(record)]))] as const
}

/** Reads each of the kinds once, all at the same time. */
async function read(call: Call<typeof recordsApi.read>): Promise<Reply<typeof recordsApi.read>> {
  const names = new Set(call.query.kinds.split(',') as RecordName[])
  return { kinds: Object.fromEntries(await Promise.all([...names].map((name) => readKind(name, call)))) }
}

const save =
  (kind: RecordItemKind) =>
  ({ me, params, body, now }: Call<SaveRecord>): Promise<Reply<SaveRecord>> =>
    saveRecord(kind, { user: me.userId, edit: { id: params.id, ...body } }, { now, createdAt: me.createdAt })

const saves = Object.entries(RECORD_ITEMS).map(([name, kind]) => [`save-${name}`, save(kind)])

export const handler = serve(recordsApi, { read, ...Object.fromEntries(saves) } as Parameters<
  typeof serve<typeof recordsApi>
>[1])
