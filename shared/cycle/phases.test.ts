import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { seed } from '../../tests/fixtures/seed.ts'
import { addDays, daysBetween } from '../time/local-date.ts'
import { type Cycle, calendarPhase, cycleDay, cycleOf, insightPhase, nextPeriodOn } from './phases.ts'
import { CYCLE_LENGTH, periodDates } from './rules.ts'

const TODAY = '2026-11-25'
const LENGTHS = Array.from({ length: CYCLE_LENGTH.max - CYCLE_LENGTH.min + 1 }, (_, index) => CYCLE_LENGTH.min + index)
const since = (lastPeriodOn: string, lengthDays = 28): Cycle => ({ lastPeriodOn, lengthDays })

/** The cycle days of each phase: the first and the last one. */
function daysOfPhases(phaseOf: (date: string, cycle: Cycle) => string, lengthDays: number) {
  const days = Array.from({ length: lengthDays }, (_, index) => index + 1)
  const phases = days.map((day) => phaseOf(addDays(TODAY, day - 1), since(TODAY, lengthDays)))
  return Object.fromEntries(
    [...new Set(phases)].map((phase) => [phase, [phases.indexOf(phase) + 1, phases.lastIndexOf(phase) + 1]]),
  )
}

const anyCycle = fc
  .record({ daysAgo: fc.integer({ min: 0, max: 18_262 }), lengthDays: fc.constantFrom(...LENGTHS) })
  .map(({ daysAgo, lengthDays }) => since(addDays(TODAY, -daysAgo), lengthDays))

describe('[CYC-01] the cycle day', () => {
  it.each([
    ['2026-11-25', 28, TODAY, 1],
    ['2026-11-24', 28, TODAY, 2],
    ['2026-10-29', 28, TODAY, 28],
    ['2026-10-28', 28, TODAY, 1],
    ['2026-10-28', 29, TODAY, 29],
    // The clocks of London go forward, and back.
    ['2026-03-28', 28, '2026-03-30', 3],
    ['2026-10-24', 28, '2026-10-26', 3],
    // With and without 29 February.
    ['2028-02-28', 28, '2028-03-01', 3],
    ['2026-02-28', 28, '2026-03-01', 2],
    ['2024-02-29', 21, '2025-02-28', 9],
    // 50 years ago: 18262 days.
    [periodDates(TODAY).earliest, 28, TODAY, 7],
    [periodDates(TODAY).earliest, 40, TODAY, 23],
    // Entered before a flight west, where it is still the day before.
    ['2026-11-26', 28, TODAY, 28],
  ])('after a period on %s with a length of %i is on %s day %i', (lastPeriodOn, lengthDays, date, day) => {
    expect(cycleDay(date, since(lastPeriodOn, lengthDays))).toBe(day)
  })

  test('goes from 1 to the length and begins again, whatever the length and the time since', () => {
    fc.assert(
      fc.property(anyCycle, (cycle) => {
        const day = cycleDay(TODAY, cycle)
        expect(day).toBe((daysBetween(cycle.lastPeriodOn, TODAY) % cycle.lengthDays) + 1)
        expect(cycleDay(addDays(TODAY, 1), cycle)).toBe(day === cycle.lengthDays ? 1 : day + 1)
      }),
      { seed },
    )
  })
})

describe('[CYC-01] [CYC-06] the cycle of the settings', () => {
  it('has 28 days when no length is saved', () => {
    const settings = { isCycleTracked: true, lastPeriodOn: TODAY, cycleLengthDays: null }
    expect(cycleOf(settings)).toEqual(since(TODAY, 28))
    expect(cycleOf({ ...settings, cycleLengthDays: 33 })).toEqual(since(TODAY, 33))
  })

  it.each([
    [false, TODAY],
    [true, null],
  ])('is none with tracking %s and the date %s', (isCycleTracked, lastPeriodOn) => {
    expect(cycleOf({ isCycleTracked, lastPeriodOn, cycleLengthDays: 30 })).toBeUndefined()
  })
})

describe('[CYC-02] the phases of the insight card', () => {
  it.each([
    [21, { menstrual: [1, 5], follicular: [6, 9], ovulation: [10, 11], luteal: [12, 21] }],
    [25, { menstrual: [1, 5], follicular: [6, 11], ovulation: [12, 14], luteal: [15, 25] }],
    [28, { menstrual: [1, 5], follicular: [6, 12], ovulation: [13, 15], luteal: [16, 28] }],
    [35, { menstrual: [1, 5], follicular: [6, 16], ovulation: [17, 19], luteal: [20, 35] }],
    [40, { menstrual: [1, 5], follicular: [6, 18], ovulation: [19, 22], luteal: [23, 40] }],
  ])('of %i days are %j', (lengthDays, phases) => {
    expect(daysOfPhases(insightPhase, lengthDays)).toEqual(phases)
  })
})

describe('[CYC-03] the phases of the calendar', () => {
  it.each([
    [21, { menstrual: [1, 5], follicular: [6, 8], ovulation: [9, 11], luteal: [12, 21] }],
    [28, { menstrual: [1, 5], follicular: [6, 12], ovulation: [13, 15], luteal: [16, 28] }],
    [29, { menstrual: [1, 5], follicular: [6, 12], ovulation: [13, 15], luteal: [16, 29] }],
    [40, { menstrual: [1, 5], follicular: [6, 18], ovulation: [19, 21], luteal: [22, 40] }],
  ])('of %i days are %j', (lengthDays, phases) => {
    expect(daysOfPhases(calendarPhase, lengthDays)).toEqual(phases)
  })

  it.each(LENGTHS)('of %i days are five days, some, three and the rest, and close to those of the card', (length) => {
    const phases = daysOfPhases(calendarPhase, length)
    const card = daysOfPhases(insightPhase, length)
    const first = Math.floor(length / 2) - 1
    expect(phases).toEqual({
      menstrual: [1, 5],
      follicular: [6, first - 1],
      ovulation: [first, first + 2],
      luteal: [first + 3, length],
    })
    for (const phase of ['menstrual', 'follicular', 'ovulation', 'luteal'])
      for (const end of [0, 1])
        expect(Math.abs((card[phase]?.[end] ?? 0) - (phases[phase]?.[end] ?? 0))).toBeLessThanOrEqual(2)
  })
})

describe('[CYC-04] the next period', () => {
  it.each([
    ['2026-11-25', 28, TODAY, '2026-12-23'],
    ['2026-10-29', 28, TODAY, '2026-11-26'],
    // The day on which a period is due begins a new cycle.
    ['2026-10-28', 28, TODAY, '2026-12-23'],
    ['2026-11-26', 28, TODAY, '2026-11-26'],
    ['2028-02-10', 28, '2028-02-20', '2028-03-09'],
    ['2026-02-10', 28, '2026-02-20', '2026-03-10'],
    ['2026-03-10', 28, '2026-03-29', '2026-04-07'],
    ['2026-10-10', 28, '2026-10-25', '2026-11-07'],
  ])('after one on %s with a length of %i is on %s expected on %s', (lastPeriodOn, lengthDays, date, next) => {
    expect(nextPeriodOn(date, since(lastPeriodOn, lengthDays))).toBe(next)
  })

  test('comes within one length, on a first day, a whole number of lengths after the last', () => {
    fc.assert(
      fc.property(anyCycle, (cycle) => {
        const next = nextPeriodOn(TODAY, cycle)
        const days = daysBetween(TODAY, next)
        expect(days).toBeGreaterThan(0)
        expect(days).toBeLessThanOrEqual(cycle.lengthDays)
        expect(cycleDay(next, cycle)).toBe(1)
        expect(daysBetween(cycle.lastPeriodOn, next) % cycle.lengthDays).toBe(0)
      }),
      { seed },
    )
  })
})
