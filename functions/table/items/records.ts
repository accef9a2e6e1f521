import * as z from 'zod/mini'
import type { RecordKind } from '../../../shared/records/kind.ts'
import { RECORD_KINDS } from '../../../shared/records/kinds.ts'
import type { StoredItem } from '../../../shared/records/merge-record.ts'
import type { RecordName } from '../../../shared/records/metas.ts'
import { type ItemKind, itemKind } from '../item-kind.ts'

/** The item kind of a kind of records. Its attributes are those of `StoredItem`. */
export type RecordItemKind = ItemKind<'RECORDS#{user}', '{item}', StoredItem> & { records: RecordKind<RecordName> }

const Stored = z.object({
  version: z.int(),
  devices: z.record(z.string(), z.object({ n: z.int(), at: z.int() })),
  records: z.record(z.string(), z.unknown()),
})

/* @__NO_SIDE_EFFECTS__ */
function recordItem(records: RecordKind<RecordName>): RecordItemKind {
  const { kind, label } = records
  return {
    ...itemKind({
      label,
      pk: 'RECORDS#{user}',
      sk: `${kind}#{item}` as '{item}',
      schema: { shape: Stored.shape, parse: (item) => Stored.parse(item) as StoredItem },
      exported: { diary: kind, holds: 'records' },
      erased: 'with its user',
    }),
    records,
  }
}

/** The item kinds of all kinds of records. */
export const RECORD_ITEMS = Object.fromEntries(
  Object.values(RECORD_KINDS).map((kind) => [kind.kind, recordItem(kind)]),
) as { readonly [K in RecordName]: RecordItemKind }
