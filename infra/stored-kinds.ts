import type { FeatureSpec } from '../functions/feature-spec.ts'
import type { AnyItemKind } from '../functions/table/item-kind.ts'
import * as FEATURES from './features.ts'

/** A kind of item in the table, with its name and its feature. */
interface StoredKind {
  feature: string
  name: string
  kind: AnyItemKind
}

/** Every item kind that the features declare. */
export const STORED_KINDS: readonly StoredKind[] = Object.entries(FEATURES).flatMap(
  ([feature, { items = {} }]: [string, FeatureSpec]) =>
    Object.entries(items).map(([name, kind]) => ({ feature, name, kind })),
)

const describeExport = ({ exported }: AnyItemKind): string => {
  if ('omittedBecause' in exported) return `no: ${exported.omittedBecause}`
  const place = 'diary' in exported ? `diary.${exported.diary}` : `account.${exported.account}`
  return typeof exported.holds === 'string' ? place : `${place}: ${exported.holds.join(', ')}`
}

function describeErasure({ erased }: AnyItemKind): string {
  if (typeof erased === 'string') return erased
  return 'keptBecause' in erased ? `no: ${erased.keptBecause}` : `by its key, from: ${erased.keySource.label}`
}

/** A Markdown page with every key of the table. */
export function keyTable(): string {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
  const lines = STORED_KINDS.map(({ feature, kind }) =>
    row(kind.label, `\`${kind.pk}\``, `\`${kind.sk}\``, feature, describeExport(kind), describeErasure(kind)),
  )
  return [
    '# Every key of the table',
    '',
    '`npm run format` writes this page from the item kinds that the features declare (`itemKind`). The last column but one',
    'says where the [export](../../shared/export/schema.ts) has it; the last one is what the job `erasure` does. Beside this',
    'table, one of ids holds whose accounts were erased: `id` and `erasedAt`, nothing else (decision 181).',
    '',
    row('item', 'pk', 'sk', 'feature', 'exported to its user', 'erased with the account'),
    row(...Array<string>(6).fill('---')),
    ...lines,
    '',
  ].join('\n')
}
