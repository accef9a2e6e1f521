// @module-tag deep
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '../../infra/local/world.ts'
import { callControlPage, daysAgo } from '../bench/bench-user.ts'
import { type LoadUser, newLoadUser, saveAtOnce, send } from '../fixtures/load.ts'

const USERS = 20
const EDITS = 60
/** Users whose reminder comes in the same minute. */
const LISTENERS = 150
const TIMEOUT_MS = 600_000

let world: World
beforeAll(async () => {
  world = await startWorld({ port: 0, folder: undefined })
})
afterAll(() => world.stop())

const control = (method: string, path: string, body?: object) => callControlPage(world.url, method, path, body)

const itemsOf = async ({ userId }: Pick<LoadUser, 'userId'>) =>
  (await control('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)) as unknown as Record<string, unknown>[]

it(
  `[RELY-07] ${USERS} users save ${EDITS} edits each, on two devices at the same time: the value of every edit is stored`,
  async () => {
    const took = await saveAtOnce(world.url, { users: USERS, edits: EDITS })
    console.log(took)
    expect(took).toContain(`${USERS * EDITS} saves`)
  },
  TIMEOUT_MS,
)

it(
  `[RELY-07] the reminders of ${LISTENERS} users in the same minute ring once each`,
  async () => {
    const noon = `${daysAgo(-1)}T12:00:00Z`
    // A little before: another noon on the way would ring, too.
    const before = Date.parse(noon) - 30 * 60_000
    await control('PUT', 'clock', { now: new Date(before).toISOString() })
    const listeners: LoadUser[] = []
    for (let n = 0; n < LISTENERS; n++) {
      const user = await newLoadUser(world.url)
      const id = `${before}-${String(n).padStart(6, '0')}`
      const schedule = { frequency: 'daily', times: ['12:00'] }
      const body = { change: id, title: 'Heron', kind: 'other', schedule }
      expect((await send(world.url, user, { method: 'PUT', path: `reminders/${id}`, body })).status).toBe(200)
      const subscription = await control('POST', 'pushes/devices', { device: user.userId })
      const device = { subscription, userAgent: 'Heron 1' }
      expect((await send(world.url, user, { method: 'PUT', path: 'push/devices', body: device })).status).toBe(200)
      listeners.push(user)
    }
    const started = performance.now()
    await control('PUT', 'clock', { now: noon })
    const received = async () => (await control('GET', 'pushes')) as unknown as { device: string; at: number }[]
    await expect.poll(async () => (await received()).length, { timeout: 120_000 }).toBe(LISTENERS)
    console.log(`${LISTENERS} reminders in ${Math.round(performance.now() - started)} ms`)
    await control('POST', 'schedules/tick/run')
    const devices = (await received()).map(({ device }) => device)
    expect(devices.toSorted()).toEqual(listeners.map(({ userId }) => userId).toSorted())
    for (const user of listeners) {
      const book = (await itemsOf(user)).find(({ sk }) => sk === 'REMINDERS')
      expect(Number(book?.['dueSk'])).toBe(Date.parse(noon) + 86_400_000)
    }
  },
  TIMEOUT_MS,
)
