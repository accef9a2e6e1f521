import { text } from '../frame/text.ts'
import { type QueuedOperation, type SetAsideEdit, shownKinds } from './queue-view.ts'

type Queued = QueuedOperation | SetAsideEdit

/** The newest of each target, by kind and target. */
function newestByTarget(queued: readonly Queued[]): readonly Queued[] {
  const newest = new Map(queued.map((each) => [`${each.kind} ${each.target}`, each]))
  return [...newest].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

/** Counts what the edits change: several edits of a day are one. */
export function countTargets(queued: readonly Queued[]): number {
  return newestByTarget(queued).length
}

/** Counts it in words, such as "2 days", at the beginning of a sentence. */
export function countInWords(queued: readonly Queued[]): string {
  const byKind = Map.groupBy(newestByTarget(queued), ({ kind }) => kind)
  const counts = [...byKind].map(([kind, { length }]) => (shownKinds()[kind]?.words ?? text.unknownKind).count(length))
  const words = new Intl.ListFormat('en-GB').format(counts)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names what the edits change, each once. */
export function namesOf(queued: readonly Queued[]): string[] {
  return newestByTarget(queued).map((each) => {
    const operation = 'operation' in each ? each.operation : each
    return (shownKinds()[each.kind]?.words ?? text.unknownKind).name(each.target, operation)
  })
}
