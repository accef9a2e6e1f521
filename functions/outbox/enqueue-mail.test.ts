import { afterAll, afterEach, expect, it } from 'vitest'
import { startQueues } from '../../tests/fixtures/mail/queue.ts'
import { enqueueMail } from './enqueue-mail.ts'
import type { NewMailJob } from './mail-job.ts'

const job: NewMailJob = {
  kind: 'address-taken',
  userId: 'f'.repeat(32),
  correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
}
const { queue, faults, stop } = await startQueues('auth', process.env['MAIL_QUEUE_URL'] ?? '')
afterEach(() => faults.clear())
afterAll(() => stop())

const tryToEnqueue = () =>
  enqueueMail(job).then(
    () => true,
    () => false,
  )

it('queues only the kind, the user id, the correlation id and an id of its own', async () => {
  await enqueueMail(job)
  expect(queue.list().map(({ body }) => JSON.parse(body))).toEqual([
    { ...job, id: expect.stringMatching(/^[\w-]{36}$/) },
  ])
})

it.each(['error', 'throttle', 'garbage', 'down'] as const)(
  '[RELY-05] throws and queues nothing while the queue has the fault "%s", and works again afterwards',
  async (mode) => {
    const before = queue.list().length
    faults.set({ target: 'queue', mode, rate: 1, delayMs: 0 })
    expect(await tryToEnqueue()).toBe(false)
    expect(queue.list()).toHaveLength(before)
    faults.clear()
    expect(await tryToEnqueue()).toBe(true)
    expect(queue.list()).toHaveLength(before + 1)
  },
)

it.each(['error', 'slow'] as const)('[RELY-05] retries after a single "%s" fault of the queue', async (mode) => {
  const before = queue.list().length
  faults.set({ target: 'queue', mode, rate: 1, delayMs: 200, count: 1 })
  expect(await tryToEnqueue()).toBe(true)
  expect(queue.list()).toHaveLength(before + 1)
})
