import type { FeatureSpec } from '../functions/feature-spec.ts'
import type { AnyItemKind } from '../functions/table/item-kind.ts'
import * as FEATURES from './features.ts'

/** A kind of item that the table holds, with its name and the feature that it belongs to. */
interface StoredKind {
  feature: string
  name: string
  kind: AnyItemKind
}

/** Every kind of item there is, as the features declare them. */
export const STORED_KINDS: readonly StoredKind[] = Object.entries(FEATURES).flatMap(
  ([feature, { items = {} }]: [string, FeatureSpec]) =>
    Object.entries(items).map(([name, kind]) => ({ feature, name, kind })),
)

const exportedAs = ({ exported }: AnyItemKind): string => {
  if (exported === 'whole') return exported
  return 'not' in exported ? `no: ${exported.not}` : exported.join(', ')
}

function erasedAs({ erased }: AnyItemKind): string {
  if (typeof erased === 'string') return erased
  return 'stays' in erased ? `no: ${erased.stays}` : `by its key, from: ${erased.through.called}`
}

/** Every key of the table on one screen, as a page of Markdown. */
export function keyTable(): string {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
  const lines = STORED_KINDS.map(({ feature, kind }) =>
    row(kind.called, `\`${kind.pk}\``, `\`${kind.sk}\``, feature, exportedAs(kind), erasedAs(kind)),
  )
  return [
    '# Every key of the table',
    '',
    'Written by `npm run format` from what the features declare (`itemKind`). What is exported and erased is declared here',
    'and made so nowhere yet.',
    '',
    row('item', 'pk', 'sk', 'feature', 'exported to its person', 'erased with the account'),
    row(...Array<string>(6).fill('---')),
    ...lines,
    '',
  ].join('\n')
}
