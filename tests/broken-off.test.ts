import { afterAll, describe, expect, it } from 'vitest'
import { type Dependency, lineOf } from './fixtures/degradation.ts'
import { everyEndpoint, type Served } from './fixtures/endpoints.ts'
import { type Outage, Outages } from './fixtures/outages.ts'
import { itemsOf } from './fixtures/people.ts'
import { send, visit, wrongWith } from './fixtures/walk.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await everyEndpoint()
const MOST_CALLS = 40

/** Without what says only when: how an item stands. */
const told = (item: unknown) => JSON.stringify(item, (key, value: unknown) => (/At$|^ttl$/.test(key) ? 0 : value))

/** Breaks an endpoint off at its n-th call of a dependency, for each n; what went wrong, in words, and how often it asked. */
async function breakOff(served: Served, of: Dependency, outage: Outage): Promise<{ wrong: string[]; calls: number }> {
  const line = lineOf(served)
  const all: string[] = []
  for (let from = 1; from <= MOST_CALLS; from++) {
    const one = await visit(served)
    const before = await itemsOf(one.person)
    const { met, reply } = await outages.during(of, { ...outage, from }, () => send(one, one.sent))
    if (met === 0) return { wrong: all, calls: from - 1 }
    const between = await itemsOf(one.person)
    const again = reply.status === 200 ? reply : await send(one, one.sent)
    const after = await itemsOf(one.person)
    const half = Object.keys(between).filter(
      (sk) => ![before[sk], after[sk]].some((item) => told(item) === told(between[sk])),
    )
    const isLost = again.status === 410 && line.usesLink && outage.count === undefined
    const wrong = [
      ...(reply.status === 200 ? [] : wrongWith(reply)),
      again.status === 200 || isLost ? '' : `again answered ${again.status} ${JSON.stringify(again.body)}`,
      half.length ? `left ${half.join()} half-way` : '',
    ]
    all.push(...wrong.filter(Boolean).map((words) => `${from}: ${words}`))
  }
  return { wrong: [...all, `asks ${of} too often`], calls: MOST_CALLS }
}

const cross = endpoints.flatMap((served) =>
  (['table', 'identity', 'queue'] as const)
    .filter((of) => lineOf(served)[of])
    .map((of) => [served.route, of, served] as const),
)

describe('an endpoint that breaks off half-way', () => {
  it.each(cross)(
    '[RELY-05] %s can be asked the same again: %s goes down',
    { timeout: 60_000 },
    async (_, of, served) => {
      const { wrong, calls } = await breakOff(served, of, { mode: 'down' })
      expect(wrong).toEqual([])
      expect(calls > 0, `It asked ${calls} times`).toBe(lineOf(served)[of] !== 'never asks')
    },
  )
  it.each(cross)(
    '[RELY-05] %s can be asked the same again: one call of %s fails',
    { timeout: 60_000 },
    async (_, of, served) => {
      const { wrong } = await breakOff(served, of, { mode: 'down', count: 2 })
      expect(wrong).toEqual([])
    },
  )
})
