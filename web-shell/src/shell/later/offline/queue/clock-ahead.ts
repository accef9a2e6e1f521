import { trustedInstant } from '../../../../../../shared/records/edit-age.ts'
import type { WriteId } from '../../../../../../shared/records/write-id.ts'
import { type QueueEntry, writeAt } from './queue-entry.ts'
import type { QueueEnvironment } from './queue-environment.ts'
import type { QueueStore } from './store.ts'

type Clock = Pick<QueueEnvironment, 'kinds' | 'now' | 'isReachable'>

/** The edits of a store that were made in the future, and by how much (ms) they move back. */
interface EditsAhead {
  store: QueueStore
  numbers: ReadonlySet<number>
  byMs: number
}

/**
 * Finds the edits that were never sent and that were made in the future, by a clock that was ahead. They move together: the newest
 * becomes now, and the distances stay. Kinds without the rule `movedBy` stay as they are.
 */
function editsAhead(
  entries: readonly QueueEntry[],
  { kinds, now }: Clock,
  hasSent: (write: WriteId) => boolean,
): EditsAhead[] {
  const at = now()
  const ahead = entries.flatMap(({ store, row, operation }) => {
    const isMovable = row.state === 'waiting' && kinds[row.kind]?.movedBy && !hasSent(writeAt(store, row.n))
    return isMovable && operation && operation.editedAt > trustedInstant(operation.editedAt, at)
      ? [{ store, n: row.n, editedAt: operation.editedAt }]
      : []
  })
  const byMs = at - Math.max(...ahead.map(({ editedAt }) => editedAt))
  return [...Map.groupBy(ahead, ({ store }) => store)].map(([store, own]) => ({
    store,
    numbers: new Set(own.map(({ n }) => n)),
    byMs,
  }))
}

/**
 * Moves the edits that a wrong clock has put into the future, while the service can be reached: before that, the device does not know
 * the time. Resolves to whether any has moved. What cannot be moved, the service sets to its own time.
 */
export async function moveToNow(
  entries: readonly QueueEntry[],
  clock: Clock,
  hasSent: (write: WriteId) => boolean,
): Promise<boolean> {
  const ahead = clock.isReachable() ? editsAhead(entries, clock, hasSent) : []
  for (const { store, numbers, byMs } of ahead) {
    const moving = store.change((rows) => ({
      put: rows
        .filter(({ n, state }) => numbers.has(n) && state === 'waiting')
        .map((row) => ({ ...row, movedMs: (row.movedMs ?? 0) + byMs })),
    }))
    await moving.catch(() => undefined)
  }
  return ahead.length > 0
}
