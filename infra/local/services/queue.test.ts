import { expect, it } from 'vitest'
import { LocalQueue } from './queue.ts'

const DAY_MS = 24 * 3_600_000
const spec = { name: 'jobs', url: '', arn: '', visibilityMs: 60_000, retentionMs: 4 * DAY_MS }

it('when the clock is set back, messages wait as long as they would have', () => {
  let now = 10 * DAY_MS
  const queue = new LocalQueue(spec, () => now)
  queue.send('received')
  expect(queue.receive(1)).toHaveLength(1)
  queue.send('delayed', 30)
  now -= DAY_MS
  expect(queue.receive(2)).toEqual([])
  now += 30_000
  expect(queue.receive(2).map(({ body }) => body)).toEqual(['delayed'])
  now += 30_000
  expect(queue.receive(2).map(({ body }) => body)).toEqual(['received'])
  now += 4 * DAY_MS
  expect(queue.list()).toEqual([])
})
