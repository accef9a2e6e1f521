import { afterAll, expect, it } from 'vitest'
import { breakOff } from '../fixtures/endpoints/break-off.ts'
import { lineOf } from '../fixtures/endpoints/degradation.ts'
import { everyEndpoint } from '../fixtures/endpoints/endpoints.ts'
import { Outages } from '../fixtures/endpoints/outages.ts'
import { walk } from '../fixtures/endpoints/walk.ts'
import { comeByGoogle } from '../fixtures/google/google.ts'

const outages = new Outages()
await outages.start()
afterAll(() => outages.stop())

const endpoints = await everyEndpoint()
await comeByGoogle()
const DEPENDENCIES = ['table', 'identity', 'queue', 'google'] as const

it.each(DEPENDENCIES)(
  '[RELY-05] [SEC-19] every endpoint does what the table says: %s, slow beyond patience',
  async (of) => {
    expect(await walk(outages, endpoints, of, 'slow beyond patience')).toEqual([])
  },
  120_000,
)

const cross = endpoints.flatMap((served) =>
  DEPENDENCIES.filter((of) => lineOf(served)[of]).map((of) => [served.route, of, served] as const),
)

it.each(cross)(
  '[RELY-05] %s, broken off half-way at each call, can be asked the same again: %s',
  async (_, of, served) => {
    expect((await breakOff(outages, served, of, { mode: 'down' })).wrong).toEqual([])
  },
  120_000,
)

// Two tries of one call fail, and the next is answered: what is put right afterwards can be.
it.each(cross)(
  '[RELY-05] %s, of which any one call fails, can be asked the same again: %s',
  async (_, of, served) => {
    expect((await breakOff(outages, served, of, { mode: 'down', count: 2 })).wrong).toEqual([])
  },
  120_000,
)

it.each(cross)(
  '[RELY-05] %s, of which any one answer is lost, does not notice or can be asked the same again: %s',
  async (_, of, served) => {
    expect((await breakOff(outages, served, of, { mode: 'down', count: 1, isDone: true })).wrong).toEqual([])
  },
  120_000,
)
