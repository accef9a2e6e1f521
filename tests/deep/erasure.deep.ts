// @module-tag deep
import { afterEach, expect, it, vi } from 'vitest'
import { useOwnTable } from '../fixtures/setup/own-table.ts'

await useOwnTable()
const { handler } = await import('../../functions/erasure/handler.ts')
const { askForErasure, UNTIL_ERASED_MS } = await import('../fixtures/data/erasure.ts')
const { itemsOf, newSignedInUser } = await import('../fixtures/data/users.ts')
const { eraseWithKills } = await import('../fixtures/erasure-kills.ts')
const { startMail } = await import('../fixtures/mail/mail-stand-ins.ts')
await startMail()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each(['before the call', 'after it'] as const)(
  '[SEC-29] [RELY-05] a job that is killed at each of its calls, %s, is completed by a later run',
  async (when) => {
    expect(await eraseWithKills(when, { from: 1, step: 1 })).toBeGreaterThan(15)
  },
  600_000,
)

it('[SEC-29] an account of ten years is erased, in as many runs as it needs', async () => {
  const ada = await newSignedInUser({ days: 3_650 })
  await askForErasure(ada)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + UNTIL_ERASED_MS })
  // Each look at the time counts as five seconds, so a run has time for a few pages.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5_000))
  let runs = 0
  for (; Object.keys(await itemsOf(ada)).length > 0; runs++) {
    await handler()
    expect(runs).toBeLessThan(20)
  }
  expect(runs).toBeGreaterThan(1)
}, 600_000)
