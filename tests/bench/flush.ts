import { DAY_RULES } from '../../shared/days/merge/queued.ts'
import type { DayOperation, SavedDay } from '../../shared/days/model/schema.ts'
import { Queue } from '../../web-shell/src/shell/later/offline/queue/queue.ts'
import { createMemoryStore } from '../../web-shell/src/shell/later/offline/queue/store.ts'
import { ORDINARY_DAY } from '../fixtures/data/full-day.ts'
import { daysAgo, userWithMonth } from './bench-user.ts'
import { type BenchWorld, countUsageOf, ISOLATED_CONTEXT } from './count-usage-of.ts'
import type { Figures } from './figures.ts'
import { signIn } from './usage.ts'

const OPERATIONS = 200
/** Number of past days that can still be edited. */
const DAYS = 14

/**
 * Counts the costs of sending many offline edits. Each sets the values of an ordinary day, and each day is edited
 * several times. No edit has seen another one, so no two edits are merged into one. The app's own outgoing queue sends
 * them from a real page.
 */
export async function countFlush({ url, open }: BenchWorld): Promise<Figures> {
  const page = await open(ISOLATED_CONTEXT)
  await signIn(page, await userWithMonth(url))
  // A page without the app, which would make requests of its own.
  await page.goto('/icon.svg')
  const send = (operation: DayOperation) =>
    page.evaluate(async (body): Promise<SavedDay> => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`/api/days/${body.date}`, { method: 'PUT', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(await response.text())
      return response.json()
    }, operation)
  let online = false
  let lastError: unknown
  const queue = new Queue([createMemoryStore()], {
    kinds: { day: DAY_RULES },
    send,
    classifyFailure: (error) => {
      lastError = error
      return { affects: 'all' }
    },
    cacheReply: () => undefined,
    waitUntilCachePersisted: async () => {},
    isReachable: () => online,
    withLock: (work) => work(),
    notifyOtherTabs: () => undefined,
    now: Date.now,
    schedule: () => () => undefined,
  })
  for (let n = 0; n < OPERATIONS; n++) {
    const date = daysAgo(1 + (n % DAYS))
    await queue.add('day', { date, set: ORDINARY_DAY, seen: {}, editedAt: Date.now(), zone: 'UTC' })
  }
  const waitingCount = () => queue.view?.waiting.length
  if (waitingCount() !== OPERATIONS) throw new Error(`${waitingCount()} edits wait instead of ${OPERATIONS}`)
  online = true
  const costs = await countUsageOf(url, page, () => queue.flush())
  if (waitingCount() !== 0) throw new Error(`${waitingCount()} edits were not sent`, { cause: lastError })
  return { [`sending ${OPERATIONS} edits`]: costs }
}
