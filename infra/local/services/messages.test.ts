import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../world.ts'

/** Longer than the visibility timeout of the queue. */
const AFTER_VISIBILITY_TIMEOUT = { advanceMinutes: 4 }
const UNKNOWN_USER = 'f'.repeat(32)

let world: World
beforeAll(async () => {
  world = await startWorld({ port: 0, folder: undefined })
})
afterAll(() => world.stop())
beforeEach(async () => {
  await control('DELETE', 'mail')
})
afterEach(async () => {
  await control('PUT', 'faults', {})
  await control('PUT', 'clock', { now: null })
})

// oxlint-disable-next-line typescript/no-explicit-any -- each control returns a different type
async function control(method: string, path: string, body: unknown = {}): Promise<any> {
  const requestBody = method === 'GET' ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${world.url}/__local/${path}`, { method, ...requestBody })
  expect(response.status, path).toBe(200)
  return response.json()
}

let count = 0
async function newUser() {
  count += 1
  const email = `mail${count}@stillwater.test`
  const { userId } = await control('POST', 'users', { email, password: 'still-water', name: 'Ada Fenwick' })
  return { email, userId: userId as string }
}
const enqueue = (userId: string, more = {}): Promise<{ id: string }> =>
  control('POST', 'queues/mailQueueJobs/messages', {
    id: randomUUID(),
    kind: 'address-taken',
    userId,
    correlationId: randomUUID(),
    ...more,
  })
const mailsTo = (email: string) => control('GET', `mail?to=${encodeURIComponent(email)}`)
async function messagesIn(name: string): Promise<{ id: string; receives: number; hidden: boolean }[]> {
  const queues: { name: string; messages: [] }[] = await control('GET', 'queues')
  return queues.find((each) => each.name === name)?.messages ?? []
}
const waitingJobs = () => messagesIn('mailQueueJobs')
/** Waits until a job has failed `times` times. */
async function waitForFailures(id: string, times: number): Promise<void> {
  const failures = async () => (await logLines('mail failed')).filter((line) => line.includes(id))
  await expect.poll(failures).toHaveLength(times)
}
const logLines = async (what: string) =>
  ((await control('GET', 'log')) as string[]).filter((line) => line.includes(`"message":"${what}"`))

describe('a mail', () => {
  it('arrives with a link to this local world', async () => {
    const { email, userId } = await newUser()
    await enqueue(userId)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    expect(await mailsTo(email)).toEqual([
      {
        from: 'Stillwater <stillwater@example.com>',
        to: email,
        replyTo: null,
        subject: 'Your Stillwater account',
        text: expect.stringContaining(`${world.url}/auth`),
        html: expect.stringContaining('<p>Hello,</p>'),
        links: [`${world.url}/auth`],
        sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
    await expect.poll(waitingJobs).toEqual([])
  })

  it('is listed newest first, for one address or for all, until the list is cleared', async () => {
    const [ada, noor] = [await newUser(), await newUser()]
    for (const { email, userId } of [ada, noor]) {
      await enqueue(userId)
      await expect.poll(() => mailsTo(email)).toHaveLength(1)
    }
    const all: { to: string }[] = await control('GET', 'mail')
    expect(all.map(({ to }) => to)).toEqual([noor.email, ada.email])
    await control('DELETE', 'mail')
    expect(await control('GET', 'mail')).toEqual([])
  })

  it('[RELY-06] one poison message of ten goes to the dead-letter queue, and the nine others succeed', async () => {
    const users = await Promise.all(Array.from({ length: 9 }, () => newUser()))
    const poison = await enqueue(UNKNOWN_USER, { kind: 'poison' })
    await Promise.all(users.map(({ userId }) => enqueue(userId)))
    for (const { email } of users) await expect.poll(() => mailsTo(email)).toHaveLength(1)
    // A job that is not deleted yet would be delivered again when the clock moves.
    await expect.poll(waitingJobs).toHaveLength(1)
    for (const times of [1, 2, 3]) {
      await waitForFailures(poison.id, times)
      expect(await messagesIn('mailQueueDeadLetters')).toEqual([])
      await control('PUT', 'clock', AFTER_VISIBILITY_TIMEOUT)
    }
    await expect.poll(waitingJobs).toEqual([])
    expect(await messagesIn('mailQueueDeadLetters')).toEqual([{ id: poison.id, receives: 3, hidden: false }])
    expect(await control('GET', 'mail')).toHaveLength(9)
  })
})

describe.each(['mail', 'parameters'])('[RELY-05] when %s fails', (target) => {
  it.each(['error', 'throttle', 'garbage', 'down'])(
    'with %s, a mail waits and arrives after the recovery',
    async (mode) => {
      const { email, userId } = await newUser()
      // A running instance does not read the product's address again.
      world.reload()
      await control('PUT', 'faults', { target, mode })
      const { id } = await enqueue(userId)
      await waitForFailures(id, 1)
      expect(await mailsTo(email)).toEqual([])
      expect(await waitingJobs()).toEqual([{ id, receives: 1, hidden: true }])
      await control('PUT', 'faults', {})
      await control('PUT', 'clock', AFTER_VISIBILITY_TIMEOUT)
      await expect.poll(() => mailsTo(email)).toHaveLength(1)
      await expect.poll(waitingJobs).toEqual([])
    },
  )

  it('with slow, a mail arrives later', async () => {
    const { email, userId } = await newUser()
    world.reload()
    await control('PUT', 'faults', { target, mode: 'slow', delayMs: 400 })
    const { id } = await enqueue(userId)
    await expect.poll(waitingJobs).toEqual([{ id, receives: 1, hidden: true }])
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
  })
})

describe('[RELY-05] when the queue fails', () => {
  async function enqueueThreeInto(mode: string) {
    const { email, userId } = await newUser()
    const deadBefore = (await messagesIn('mailQueueDeadLetters')).length
    await control('PUT', 'faults', { target: 'queue', mode, delayMs: 200 })
    await Promise.all([enqueue(userId), enqueue(userId), enqueue(userId)])
    return { email, deadBefore }
  }

  it.each(['error', 'throttle', 'garbage', 'down'])(
    'with %s, no mail is lost and the queue empties after the recovery',
    async (mode) => {
      const { email, deadBefore } = await enqueueThreeInto(mode)
      await wait(300)
      // A receiver that was already waiting may have got some jobs, but it cannot delete them.
      expect(await waitingJobs()).toHaveLength(3)
      await control('PUT', 'faults', {})
      await control('PUT', 'clock', AFTER_VISIBILITY_TIMEOUT)
      await expect.poll(waitingJobs).toEqual([])
      expect((await mailsTo(email)).length).toBeGreaterThanOrEqual(3)
      expect(await messagesIn('mailQueueDeadLetters')).toHaveLength(deadBefore)
    },
  )

  it('with slow, mails arrive later', async () => {
    const { email } = await enqueueThreeInto('slow')
    await expect.poll(waitingJobs).toEqual([])
    expect(await mailsTo(email)).toHaveLength(3)
  })
})

describe('an address that refuses mail', () => {
  const bounce = (to: string, type: string | null) => control('PUT', 'mail/bounces', { to, type })
  const waitingRefusals = () => messagesIn('bouncesQueueJobs')
  const refusals = () => logLines('mail refused')
  const sentMails = async () => (await logLines('mail')).filter((line) => line.includes('"sent":true'))

  it('[SEC-12] gets no further mail after a permanent bounce', async () => {
    const { email, userId } = await newUser()
    const before = (await refusals()).length
    await bounce(email, 'Permanent')
    await enqueue(userId)
    await expect.poll(refusals).toHaveLength(before + 1)
    await expect.poll(waitingRefusals).toEqual([])
    await bounce(email, null)
    await enqueue(userId)
    await expect.poll(waitingJobs).toEqual([])
    expect(await mailsTo(email)).toEqual([])
  })

  it('[SEC-12] gets no further mail after a complaint', async () => {
    const { email, userId } = await newUser()
    const before = (await refusals()).length
    await enqueue(userId)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
    await control('POST', 'mail/complaints', { to: email })
    await expect.poll(refusals).toHaveLength(before + 1)
    await enqueue(userId)
    await expect.poll(waitingJobs).toEqual([])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('gets further mail after a temporary bounce, about which no message is queued', async () => {
    const { email, userId } = await newUser()
    const before = (await sentMails()).length
    await bounce(email, 'Transient')
    await enqueue(userId)
    await expect.poll(sentMails).toHaveLength(before + 1)
    expect(await waitingRefusals()).toEqual([])
    await bounce(email, null)
    await enqueue(userId)
    await expect.poll(() => mailsTo(email)).toHaveLength(1)
  })
})

describe('housekeeping', () => {
  const runs = async () => (await logLines('housekeeping')).map((line) => JSON.parse(line).timestamp as string)

  it('is listed with its next run, and runs on request', async () => {
    const before = (await runs()).length
    const schedules: { name: string; expression: string; next: string }[] = await control('GET', 'schedules')
    const schedule = schedules.find(({ name }) => name === 'housekeeping')
    expect(schedule).toMatchObject({ expression: 'cron(30 3 * * ? *) Europe/London' })
    expect(Date.parse(schedule?.next ?? '')).toBeGreaterThan(Date.now())
    expect(await control('POST', 'schedules/housekeeping/run')).toEqual({ succeeded: true })
    await expect.poll(async () => (await runs()).length).toBe(before + 1)
  })

  it('runs at 03:30 in London for each night that a jump of the clock passes', async () => {
    const before = (await runs()).length
    await control('PUT', 'clock', { advanceMinutes: 3 * 24 * 60 })
    await expect.poll(async () => (await runs()).length).toBe(before + 3)
    for (const instant of (await runs()).slice(before)) {
      const time = new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' })
      expect(time).toBe('03:30')
    }
  })
})

it.each(['schedules/nothing/run', 'queues/nothing/messages'])(
  'a control returns 400 for an unknown name: %s',
  async (path) => {
    expect((await fetch(`${world.url}/__local/${path}`, { method: 'POST', body: '{}' })).status).toBe(400)
  },
)
