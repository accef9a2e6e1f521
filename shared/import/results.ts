import { ENTRY_KINDS, type EntryCounts, type EntryKind, type ImportResult, type Refusal } from './schema.ts'

type Entries = ImportResult['entries']

const NONE: EntryCounts = { added: 0, changed: 0, same: 0 }

const entriesOf = (counts: (kind: EntryKind) => EntryCounts) =>
  Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, counts(kind)])) as Entries

export const NO_ENTRIES: Entries = entriesOf(() => NONE)

export const NO_CHANGES: ImportResult = {
  days: { added: 0, merged: 0, same: 0 },
  values: { replaced: 0, kept: 0 },
  settings: [],
  customItems: { added: [], inactive: [] },
  entries: NO_ENTRIES,
  endedSessions: 0,
  refused: [],
}

const union = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])]

const addCounts = (first: EntryCounts, second: EntryCounts): EntryCounts => ({
  added: first.added + second.added,
  changed: first.changed + second.changed,
  same: first.same + second.same,
})

/** Refusals without those that say the same. */
export function differentRefusals(refused: readonly Refusal[]): Refusal[] {
  return [...new Map(refused.map((each) => [`${each.reason} ${each.what}`, each])).values()]
}

/** The result of two batches together. What each batch repeats, such as the custom items, counts once. */
export function addResults(first: ImportResult, second: ImportResult): ImportResult {
  const { days, values, customItems, entries } = first
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
    entries: entriesOf((kind) => addCounts(entries[kind], second.entries[kind])),
    endedSessions: first.endedSessions + second.endedSessions,
    refused: differentRefusals([...first.refused, ...second.refused]),
  }
}
