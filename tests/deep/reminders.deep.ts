// @module-tag deep
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { anyInstant, anySchedule, anyZone } from '../fixtures/reminders/any-schedule.ts'
import { expectSameAsMinutes } from '../fixtures/reminders/minute-by-minute.ts'
import { Ringing } from '../fixtures/reminders/ringing.ts'
import { simulate } from '../fixtures/reminders/simulate.ts'
import { seed } from '../fixtures/seed.ts'

const CASES = 10_000
const TIMEOUT_MS = 1_200_000

it(
  `[RELY-04] [REM-02] the next occurrences are those that watching the clock finds, in every zone (${CASES} cases, SEED=${seed})`,
  () => {
    fc.assert(fc.property(anySchedule, anyZone, anyInstant, expectSameAsMinutes), { seed, numRuns: CASES })
  },
  TIMEOUT_MS,
)

it(
  '[RELY-04] [REM-02] in every zone that there is',
  () => {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      expectSameAsMinutes(
        { frequency: 'daily', times: ['00:00', '01:00', '02:00', '02:30', '03:00', '12:00'] },
        zone,
        Date.parse('2026-03-25'),
      )
    expect(Intl.supportedValuesOf('timeZone').length).toBeGreaterThan(400)
  },
  TIMEOUT_MS,
)

const { ringing, stop } = await Ringing.start()
afterAll(() => stop())

it(
  `[RELY-04] [REM-05] a year with outages, crashes and moves: each reminder is shown once (SEED=${seed})`,
  async () => {
    const { came, ...wrong } = await simulate(ringing, { days: 365, seed, start: Date.parse('2027-01-01T00:00:00Z') })
    expect(came).toBeGreaterThan(4 * 365)
    expect(wrong).toEqual({ notShown: [], repeated: [], late: [] })
  },
  TIMEOUT_MS,
)
