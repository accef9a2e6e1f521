import { afterAll, expect, it } from 'vitest'
import { Ringing } from '../../tests/fixtures/reminders/ringing.ts'
import { simulate } from '../../tests/fixtures/reminders/simulate.ts'
import { seed } from '../../tests/fixtures/seed.ts'

const DAYS = 12

const { ringing, stop } = await Ringing.start()
afterAll(() => stop())

// Around a change of the clocks in London, New York and Santiago.
it(`[RELY-04] ${DAYS} days with outages, crashes and moves: each reminder is shown once (SEED=${seed})`, async () => {
  const { came, ...wrong } = await simulate(ringing, { days: DAYS, seed, start: Date.parse('2027-03-27T00:00:00Z') })
  expect(came).toBeGreaterThan(4 * DAYS)
  expect(wrong).toEqual({ notShown: [], repeated: [], late: [] })
})
