import type { AnyEdit, Operation } from '../../../early/operation-kind.ts'
import { ApiProblem } from '../../../first/api/api-problem.ts'
import { awaitedBy, isSamePlace, type Place, type QueueEntry, writeAt } from './queue-entry.ts'
import type { QueueEnvironment, SendFailure } from './queue-environment.ts'

/** A failure in the current run: of which operation, and what it affects. */
export interface Failure {
  of: Place
  affects: SendFailure['affects']
}

/** Whether a failure affects another operation, too. */
export function isAffected(row: Place, { of, affects }: Failure): boolean {
  switch (affects) {
    case 'operation':
      return false
    case 'target':
      return isSamePlace(row, of)
    case 'kind':
      return row.kind === of.kind
    case 'all':
      return true
  }
}

/** An operation to send. `refusal`: it is not sent, because what it belongs to was refused. */
export interface NextOperation extends QueueEntry {
  operation: Operation<AnyEdit>
  refusal?: ApiProblem
}

/** Finds the refusal of what an operation belongs to. Both were stored at the same time, by two tabs. */
function refusalOf({ row }: QueueEntry, entries: readonly QueueEntry[]): { refusal?: ApiProblem } {
  const isParent = (each: QueueEntry) => row.belongsTo?.includes(writeAt(each.store, each.row.n))
  const refused = entries.find((each) => each.row.state === 'refused' && isParent(each))
  const { code = 'unexpected' } = refused?.row ?? {}
  return refused ? { refusal: new ApiProblem(code, { status: 422, requestId: '' }) } : {}
}

/**
 * Returns the oldest operation to send that is not affected by a failure in this run. An operation that waits for
 * another one also holds back the later ones of its target. One of a kind that this build does not know waits.
 */
export function nextOperation(
  entries: readonly QueueEntry[],
  kinds: QueueEnvironment['kinds'],
  failures: readonly Failure[],
): NextOperation | undefined {
  const queued = new Set(entries.map(({ store, row }) => writeAt(store, row.n)))
  const held: Failure[] = [...failures]
  for (const entry of entries) {
    const { row, operation } = entry
    if (row.state === 'refused' || !operation || !(row.kind in kinds)) continue
    if (held.some((failure) => isAffected(row, failure))) continue
    const refusal = refusalOf(entry, entries)
    if (refusal.refusal || !awaitedBy(row).some((write) => queued.has(write)))
      return { ...entry, operation, ...refusal }
    held.push({ of: row, affects: 'target' })
  }
  return undefined
}
