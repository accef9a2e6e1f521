import { setTimeout as wait } from 'node:timers/promises'
import { openSession } from './api-session.ts'
import { callControlPage } from './bench-user.ts'
import { tableUsage, waitUntilIdle } from './count-usage-of.ts'
import type { Figures } from './figures.ts'

/** The number of reminders that are rung. */
export const RUNG = 20

let count = 0

/** A user with an ordinary number of reminders and one device. One reminder was put off until now. */
async function newListener(url: string): Promise<void> {
  count += 1
  const credentials = { email: `listener.${Date.now()}.${count}@stillwater.test`, password: 'still-water' }
  const { userId } = await callControlPage(url, 'POST', 'users', { ...credentials, name: 'Ada Fenwick', zone: 'UTC' })
  const call = await openSession(url, credentials)
  const ids = ['000001', '000002', '000003'].map((random) => `${Date.now() - 60_000}-${random}`)
  const schedule = { frequency: 'daily', times: ['08:00', '12:00', '20:00'] }
  for (const id of ids)
    await call('PUT', `reminders/${id}`, { change: id, title: 'A glass of water', kind: 'water', schedule })
  const subscription = await callControlPage(url, 'POST', 'pushes/devices', { device: String(userId) })
  await call('PUT', 'push/devices', { subscription, userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0' })
  const [now, until] = [Date.now(), Date.now() + 1]
  await call('POST', `reminders/${ids[0]}/actions`, { change: `${now}-000004`, action: 'snooze', snoozeUntil: until })
}

const pushesOf = async (url: string) =>
  ((await callControlPage(url, 'GET', 'pushes')) as unknown as { device: string }[]).length

/** Counts what it costs to look up and ring one reminder of each of some users. Sources: requirements PERF-06, PERF-07. */
export async function countRinging({ url }: { url: string }): Promise<Figures> {
  const ring = () => callControlPage(url, 'POST', 'schedules/tick/run')
  let before: number
  for (;;) {
    before = await pushesOf(url)
    await Promise.all(Array.from({ length: RUNG }, () => newListener(url)))
    await waitUntilIdle(url)
    if ((await pushesOf(url)) === before) break
    // The tick of the minute has rung some of them already. The others ring, and all of it begins again.
    await ring()
    await waitUntilIdle(url)
  }
  await callControlPage(url, 'DELETE', 'capacity')
  await ring()
  while ((await pushesOf(url)) < before + RUNG) await wait(20)
  await waitUntilIdle(url)
  const look = await tableUsage(url, (name) => name === 'tick')
  const rung = await tableUsage(url, (name) => name === 'ring')
  return {
    [`looking up ${RUNG} reminders`]: { readUnits: look.readUnits, writeUnits: look.writeUnits },
    [`ringing ${RUNG} reminders`]: { readUnits: rung.readUnits, writeUnits: rung.writeUnits },
  }
}
