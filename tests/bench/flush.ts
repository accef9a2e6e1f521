import type { DayOperation, Saved } from '../../shared/days/model/schema.ts'
import { Queue } from '../../web-shell/src/shell/later/offline/queue/queue.ts'
import { memoryStore } from '../../web-shell/src/shell/later/offline/queue/store.ts'
import { ORDINARY } from '../fixtures/data/full-day.ts'
import { signIn } from './costs.ts'
import { ALONE, counted, type Place } from './counted.ts'
import type { Figures } from './figures.ts'
import { dateBack, personWithMonth } from './person.ts'

const OPERATIONS = 200
/** Days that can still be changed, today left out. */
const DAYS = 14

/**
 * What it costs to send what was logged for long without a network: ordinary days, each again and again in places that
 * knew nothing of each other, so that no two edits become one. The app's own queue sends them, from a real page.
 */
export async function countFlush({ url, open }: Place): Promise<Figures> {
  const page = await open(ALONE)
  await signIn(page, await personWithMonth(url))
  const send = (operation: DayOperation) =>
    page.evaluate(async (sent): Promise<Saved> => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(`/api/days/${sent.date}`, { method: 'PUT', headers, body: JSON.stringify(sent) })
      if (!reply.ok) throw new Error(await reply.text())
      return reply.json()
    }, operation)
  let online = false
  let failed: unknown
  const queue = new Queue([memoryStore()], {
    send,
    failureOf: (error) => {
      failed = error
      return { for: 'all' }
    },
    adopt: () => undefined,
    kept: async () => {},
    isReachable: () => online,
    alone: (work) => work(),
    tell: () => undefined,
    later: () => () => undefined,
  })
  for (let n = 0; n < OPERATIONS; n++) {
    const date = dateBack(1 + (n % DAYS))
    await queue.add({ date, set: ORDINARY, seen: {}, editedAt: Date.now(), zone: 'UTC' })
  }
  const waiting = () => queue.view?.waiting.length
  if (waiting() !== OPERATIONS) throw new Error(`${waiting()} edits wait instead of ${OPERATIONS}`)
  online = true
  const costs = await counted(url, page, () => queue.flush())
  if (waiting() !== 0) throw new Error(`${waiting()} edits were not sent`, { cause: failed })
  return { [`sending ${OPERATIONS} edits`]: costs }
}
