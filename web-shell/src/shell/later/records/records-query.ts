import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../../shared/http/endpoint.ts'
import { recordsApi } from '../../../../../shared/records/api.ts'
import type { ValuesOf } from '../../../../../shared/records/kind.ts'
import type { RECORD_KINDS } from '../../../../../shared/records/kinds.ts'
import type { RecordMeta } from '../../../../../shared/records/meta.ts'
import type { RecordName } from '../../../../../shared/records/metas.ts'
import type { RecordsById, SavedRecords, ShownRecord } from '../../../../../shared/records/replies.ts'
import { readAgain } from '../../../../../shared/ui/read-again.ts'
import { call } from '../../first/api/call.ts'

// It loads with the outgoing queue, so it is apart from what screens need of it.

/** A kind of records that is saved through the outgoing queue. */
export type KindOfRecords = RecordMeta<RecordName>

/** The values of a record of a kind, by its name. */
export type ValuesOfKind<K extends RecordName> = K extends RecordName
  ? ValuesOf<(typeof RECORD_KINDS)[K]['fields']>
  : never

/** The kinds that the next call reads, and its reply. */
let next: { kinds: Set<RecordName>; reply: Promise<Reply<typeof recordsApi.read>> } | undefined

async function callForNext(): Promise<Reply<typeof recordsApi.read>> {
  // Until here, all screens that are drawn now have said what they need.
  await Promise.resolve()
  const kinds = [...(next?.kinds ?? [])].join()
  next = undefined
  return call(recordsApi.read, { query: { kinds } })
}

/** Reads the records of a kind. What is asked for at the same time is one call. */
async function readKind(kind: RecordName): Promise<RecordsById> {
  next ??= { kinds: new Set(), reply: callForNext() }
  next.kinds.add(kind)
  return (await next.reply).kinds[kind] ?? {}
}

/** Reads the stored records of a kind. */
export const recordsQuery = ({ kind }: KindOfRecords) =>
  queryOptions<RecordsById>({
    queryKey: ['records', kind],
    queryFn: () => readKind(kind),
    // A screen that needs them says what is missing.
    meta: { failsSilently: true },
  })

/** Puts saved records into the cache, if their kind was read. A read that goes on is begun again, to have them. */
export function cacheRecords(client: QueryClient, kind: KindOfRecords, saved: SavedRecords): void {
  const { queryKey } = recordsQuery(kind)
  client.setQueryData(queryKey, (cached) => {
    if (!cached) return cached
    const all = Object.entries({ ...cached, ...saved.records })
    return Object.fromEntries(all.filter((entry): entry is [string, ShownRecord] => entry[1] !== null))
  })
  if (client.getQueryState(queryKey)?.fetchStatus === 'fetching') void readAgain(client, queryKey)
}
