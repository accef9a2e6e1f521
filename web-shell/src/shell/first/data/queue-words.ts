import { text } from '../frame/text.ts'
import { type QueuedOperation, type SetAsideEdit, shownKinds } from './queue-view.ts'

type Queued = QueuedOperation | SetAsideEdit

const wordsOf = (kind: string) => shownKinds()[kind]?.words ?? text.unknownKind

/** The newest edit of each target with its key, by kind and target. */
function newestByTarget(queued: readonly Queued[]): readonly (readonly [key: string, newest: Queued])[] {
  const newest = new Map(queued.map((each) => [`${each.kind} ${each.target}`, each]))
  return [...newest].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Counts what the edits change: several edits of a day are one. */
export function countTargets(queued: readonly Queued[]): number {
  return newestByTarget(queued).length
}

/** Counts it in words, such as "2 days", at the beginning of a sentence. */
export function countInWords(queued: readonly Queued[]): string {
  const byKind = Map.groupBy(newestByTarget(queued), ([, { kind }]) => kind)
  const counts = [...byKind].map(([kind, { length }]) => wordsOf(kind).count(length))
  const words = new Intl.ListFormat('en-GB').format(counts)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names what the edits change, each once. */
export function namesOf(queued: readonly Queued[]): { key: string; name: string }[] {
  return newestByTarget(queued).map(([key, each]) => {
    const operation = 'operation' in each ? each.operation : each
    return { key, name: wordsOf(each.kind).name(each.target, operation) }
  })
}
