import type { ExportPage } from '../../shared/export/api.ts'
import { recordsForFile } from '../../shared/records/exported.ts'
import type { StoredItem } from '../../shared/records/merge-record.ts'
import { type AnyItemKind, keyPartsOf } from '../table/item-kind.ts'
import type { Item } from '../table/query.ts'

/** The parts of keys that are numbers: counts and instants. */
const isNumber = (name: string) => name === 'n' || name === 'at' || name.endsWith('At')

/** The parts of an item's key that belong into an export: neither the user's id nor a hash. */
function partsOf(kind: AnyItemKind, item: Item): Record<string, unknown> {
  const parts = Object.entries(keyPartsOf(kind, item))
  return Object.fromEntries(
    parts.flatMap(([name, part]) =>
      name === 'user' || name === 'hash' ? [] : [[name, isNumber(name) ? Number(part) : part]],
    ),
  )
}

/** An item as the export has it: words and names of the product, whatever the form in the table. An item of records has several. */
export function entriesOf(kind: AnyItemKind, item: Item): ExportPage['entries'] {
  const { exported } = kind
  if ('omittedBecause' in exported) throw new TypeError(`${kind.label} is not exported`)
  const read = kind.parse(item) as Record<string, unknown>
  const { holds } = exported
  if (holds === 'records' && 'diary' in exported)
    return recordsForFile(read as unknown as StoredItem).map((entry) => ({
      part: 'diary',
      section: exported.diary,
      entry: { ...entry },
    }))
  const entry =
    holds === 'whole'
      ? { ...partsOf(kind, item), ...read }
      : Object.fromEntries(Object.entries(read).filter(([name]) => holds.includes(name)))
  return 'diary' in exported
    ? [{ part: 'diary', section: exported.diary, entry }]
    : [{ part: 'account', section: exported.account, entry }]
}
