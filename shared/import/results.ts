import type { ImportResult } from './schema.ts'

export const NO_CHANGES: ImportResult = {
  days: { added: 0, merged: 0, same: 0 },
  values: { replaced: 0, kept: 0 },
  settings: [],
  customItems: { added: [], inactive: [] },
  refused: [],
}

const union = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])]

/** The result of two batches together. What each batch repeats, such as the custom items, counts once. */
export function addResults(first: ImportResult, second: ImportResult): ImportResult {
  const { days, values, customItems } = first
  const known = new Set(first.refused.map(({ what, reason }) => `${reason} ${what}`))
  return {
    days: {
      added: days.added + second.days.added,
      merged: days.merged + second.days.merged,
      same: days.same + second.days.same,
    },
    values: {
      replaced: values.replaced + second.values.replaced,
      kept: values.kept + second.values.kept,
    },
    settings: union(first.settings, second.settings),
    customItems: {
      added: union(customItems.added, second.customItems.added),
      inactive: union(customItems.inactive, second.customItems.inactive),
    },
    refused: [...first.refused, ...second.refused.filter(({ what, reason }) => !known.has(`${reason} ${what}`))],
  }
}
