import { DAY_RULES, type UnnumberedEdit } from '../../../shared/days/merge/queued.ts'
import { emptyDay } from '../../../shared/days/model/day.ts'
import type { DayOperation, SavedDay } from '../../../shared/days/model/schema.ts'
import { Queue } from '../shell/later/offline/queue/queue.ts'
import type { QueueEnvironment } from '../shell/later/offline/queue/queue-environment.ts'
import { classifyFailure } from '../shell/later/offline/queue/refused-or-later.ts'
import { createMemoryStore, openDurableStore, type QueueStore } from '../shell/later/offline/queue/store.ts'

export const DATE = '2026-11-20'

export const editWith = (painLevel: number, date = DATE): UnnumberedEdit => ({
  date,
  set: { painLevel, notes: 'Burning since three' },
  seen: { painLevel: [], notes: [] },
  editedAt: 1,
  zone: 'UTC',
})

export const savedDay = ({ date }: DayOperation): SavedDay => ({ day: { ...emptyDay(date), version: 1 } })

/** Opens a tab's queue in this browser, of a new user unless an account is given. Its edits have the numbers 1, 2, 3. */
export async function openQueue(
  overrides: Partial<QueueEnvironment> = {},
  account: string = crypto.randomUUID(),
  stores?: readonly QueueStore[],
) {
  const queue = new Queue(stores ?? [await openDurableStore(account, () => 0), createMemoryStore()], {
    kinds: { day: DAY_RULES },
    send: async (operation: DayOperation): Promise<unknown> => savedDay(operation),
    classifyFailure,
    cacheReply: () => undefined,
    waitUntilCachePersisted: async () => {},
    isReachable: () => false,
    withLock: (work) => work(),
    notifyOtherTabs: () => undefined,
    now: Date.now,
    schedule: () => () => undefined,
    ...overrides,
  })
  await queue.refresh()
  return { queue, account }
}
