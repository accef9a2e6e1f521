import { afterAll, afterEach, expect, it } from 'vitest'
import { startQueues } from '../../tests/fixtures/mail/queue.ts'
import type { MailJob } from './mail-job.ts'
import { enqueueMail } from './outbox.ts'

const job: MailJob = {
  kind: 'address-taken',
  userId: 'f'.repeat(32),
  correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
}
const { queue, faults, stop } = await startQueues('auth', process.env['MAIL_QUEUE_URL'] ?? '')
afterEach(() => faults.clear())
afterAll(() => stop())

const enqueued = () =>
  enqueueMail(job).then(
    () => true,
    () => false,
  )

it('a mail waits in the queue as kind, user and request, and as nothing else', async () => {
  await enqueueMail(job)
  expect(queue.list().map(({ body }) => JSON.parse(body))).toEqual([job])
})

it.each(['error', 'throttle', 'garbage', 'down'] as const)(
  '[RELY-05] a queue with %s takes no mail and says so; then it takes it again',
  async (mode) => {
    const before = queue.list().length
    faults.set({ target: 'queue', mode, rate: 1, delayMs: 0 })
    expect([await enqueued(), queue.list().length]).toEqual([false, before])
    faults.clear()
    expect([await enqueued(), queue.list().length]).toEqual([true, before + 1])
  },
)

it.each(['error', 'slow'] as const)('[RELY-05] one short fault of the queue is only slow: %s', async (mode) => {
  const before = queue.list().length
  faults.set({ target: 'queue', mode, rate: 1, delayMs: 200, count: 1 })
  expect([await enqueued(), queue.list().length]).toEqual([true, before + 1])
})
