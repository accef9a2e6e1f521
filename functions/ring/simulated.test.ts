import { randomBytes } from 'node:crypto'
import { afterAll, it } from 'vitest'
import { Ringing } from '../../tests/fixtures/reminders/ringing.ts'
import { expectEachShownOnce } from '../../tests/fixtures/reminders/simulate.ts'
import { seed } from '../../tests/fixtures/seed.ts'
import type { UserId } from '../table/keys.ts'

const DAYS = 12

const { ringing, stop } = await Ringing.start()
afterAll(() => stop())

// Around a change of the clocks in London, New York and Santiago.
it(`[RELY-04] ${DAYS} days with outages, crashes and moves: each reminder is shown once (SEED=${seed})`, async () => {
  const user = randomBytes(16).toString('hex') as UserId
  await expectEachShownOnce(ringing, user, { days: DAYS, seed, start: Date.parse('2027-03-27T00:00:00Z') })
})
