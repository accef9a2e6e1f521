// @module-tag deep
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '../../infra/local/world.ts'
import { callControlPage, daysAgo } from '../bench/bench-user.ts'
import { sendOverHttp, type TestResponse } from '../fixtures/invoke.ts'

/** Users who save at the same time, each one edit after another, as an outgoing queue does. */
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

interface User {
  userId: string
  cookie: string
}

/** Calls the service over HTTP with the user's session. Adds the time that it took to `times` (ms). */
async function send(
  user: Pick<User, 'cookie'>,
  request: { method: string; path: string; body: object },
  times: number[] = [],
) {
  const { method, path, body } = request
  const endpoint = { method, path: `/api/${path}` } as never
  const started = performance.now()
  const reply: TestResponse = await sendOverHttp(world.url)(undefined as never, endpoint, { body, cookie: user.cookie })
  times.push(performance.now() - started)
  return reply
}

let count = 0

async function newUser(): Promise<User> {
  count += 1
  const credentials = { email: `load.${count}@stillwater.test`, password: 'still-water' }
  const { userId } = await control('POST', 'users', { ...credentials, name: 'Ada Fenwick', zone: 'UTC' })
  const body = { ...credentials, stayLoggedIn: true }
  const { cookies, status } = await send({ cookie: '' }, { method: 'POST', path: 'auth/sign-in', body })
  expect(status).toBe(200)
  return { userId: String(userId), cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`
  return `50 % in ${at(0.5)}, 95 % in ${at(0.95)}, 99 % in ${at(0.99)}, all in ${at(1)}`
}

const itemsOf = async ({ userId }: Pick<User, 'userId'>) =>
  (await control('GET', `table?pk=${encodeURIComponent(`USER#${userId}`)}`)) as unknown as Record<string, unknown>[]

it(
  `[RELY-07] ${USERS} users save ${EDITS} edits each at the same time: every edit that was accepted is stored`,
  async () => {
    const users: User[] = []
    for (let n = 0; n < USERS; n++) users.push(await newUser())
    const times: number[] = []
    const accepted = await Promise.all(
      users.map(async (user) => {
        const written: Record<string, number> = {}
        for (let n = 1; n <= EDITS; n++) {
          const [date, painLevel] = [daysAgo(n % 12), n % 11]
          const edit = { device: 'heron123', n, date, set: { painLevel }, seen: {}, editedAt: Date.now(), zone: 'UTC' }
          const { status, body } = await send(user, { method: 'PUT', path: `days/${date}`, body: edit }, times)
          expect(status, JSON.stringify(body)).toBe(200)
          written[date] = painLevel
        }
        return written
      }),
    )
    console.log(`${times.length} saves: ${percentiles(times)}`)
    for (const [index, user] of users.entries()) {
      const { body } = await sendOverHttp(world.url)(
        undefined as never,
        { method: 'GET', path: '/api/days' } as never,
        {
          query: { from: daysAgo(12), to: daysAgo(0) },
          cookie: user.cookie,
        },
      )
      const stored = Object.fromEntries(
        body.days.map(({ date, values }: { date: string; values: { painLevel: number } }) => [date, values.painLevel]),
      )
      expect(stored).toEqual(accepted[index])
    }
  },
  TIMEOUT_MS,
)

it(
  `[RELY-07] the reminders of ${LISTENERS} users in the same minute ring once each`,
  async () => {
    const noon = `${daysAgo(-1)}T12:00:00Z`
    const listeners: User[] = []
    for (let n = 0; n < LISTENERS; n++) {
      const user = await newUser()
      const id = `${Date.now()}-${String(n).padStart(6, '0')}`
      const schedule = { frequency: 'daily', times: ['12:00'] }
      const body = { change: id, title: 'Heron', kind: 'other', schedule }
      expect((await send(user, { method: 'PUT', path: `reminders/${id}`, body })).status).toBe(200)
      const subscription = await control('POST', 'pushes/devices', { device: user.userId })
      const device = { subscription, userAgent: 'Heron 1' }
      expect((await send(user, { method: 'PUT', path: 'push/devices', body: device })).status).toBe(200)
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
