import fc from 'fast-check'
import { afterAll, it, vi } from 'vitest'
import { anyHistory, Histories } from '../../tests/fixtures/payments/histories.ts'
import { startPayments } from '../../tests/fixtures/payments/payments.ts'
import { seed } from '../../tests/fixtures/seed.ts'

const RUNS = 30

vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())
const histories = new Histories(await startPayments())

it(`[SEC-22] [SEC-23] [SUB-06] every history of payments ends in Stripe's state, and no user pays twice (${RUNS} runs, SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, (history) => histories.run(history)),
    { numRuns: RUNS, seed, endOnFailure: true },
  )
})
