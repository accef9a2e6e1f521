import { afterAll, expect, it } from 'vitest'
import { breakOff } from './fixtures/endpoints/break-off.ts'
import { lineOf } from './fixtures/endpoints/degradation.ts'
import { everyEndpoint } from './fixtures/endpoints/endpoints.ts'
import { Outages } from './fixtures/endpoints/outages.ts'
import { comeByGoogle } from './fixtures/google/google.ts'
import { seed } from './fixtures/seed.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await everyEndpoint()
await comeByGoogle()

/** One in so many, another with each seed; `npm run test:deep` breaks off all of them. */
const SAMPLE = 5
const all = endpoints.flatMap((served) =>
  (['table', 'identity', 'queue', 'google'] as const)
    .filter((of) => lineOf(served)[of])
    .map((of) => [served.route, of, served] as const),
)
const cross = all.filter((_, place) => (place + seed) % SAMPLE === 0)

it.each(cross)(
  '[RELY-05] %s, broken off half-way at each call, can be asked the same again: %s',
  async (_, of, served) => {
    const { wrong, calls } = await breakOff(outages, served, of, { mode: 'down' })
    expect(wrong).toEqual([])
    expect(calls > 0, `It asked ${calls} times`).toBe(lineOf(served)[of] !== 'never asks')
  },
)

// `npm run test:deep` loses the others.
const lost = all.filter(([, of, served], place) => {
  const isHard = lineOf(served).usesLink || of === 'identity'
  return isHard && (place + seed) % SAMPLE === 0
})
it.each(lost)(
  '[RELY-05] %s, of which any one answer is lost, can be asked the same again: %s',
  async (_, of, served) => {
    const outage = { mode: 'down', count: 1, isDone: true } as const
    expect((await breakOff(outages, served, of, outage)).wrong).toEqual([])
  },
)
