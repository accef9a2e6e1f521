import { expect, it, test } from 'vitest'
import { addDays } from '../time/local-date.ts'
import { phaseOn, wholeCycles } from './look-back.ts'
import type { Cycle } from './phases.ts'

const START = '2026-11-01'
const cycle: Cycle = { lastPeriodOn: START, lengthDays: 30 }

it.each([
  [0, 'menstrual'],
  [5, 'follicular'],
  [13, 'ovulation'],
  [15, 'ovulation'],
  [16, 'luteal'],
  [-1, 'luteal'],
  [-90, 'menstrual'],
  [-91, undefined],
  [89, 'luteal'],
  [90, undefined],
  [-3650, undefined],
])(
  '[CYC-03] %i days from the last period the phase is %s: nothing is estimated further than three cycles',
  (days, phase) => {
    expect(phaseOn(addDays(START, days), cycle)).toBe(phase)
  },
)

it.each([
  // From and to, in days from the last period.
  [-90, 0, 3],
  [-89, 0, 2],
  [-90, -2, 2],
  [-90, -1, 3],
  [0, 28, 0],
  [0, 29, 1],
  [-3650, 3650, 6],
  [-3650, -91, 0],
])('[CYC-03] from day %i to day %i there are %i whole cycles', (first, last, count) => {
  expect(wholeCycles(cycle, addDays(START, first), addDays(START, last))).toBe(count)
})

test('[CYC-06] without a cycle there are no phases', () => {
  expect(phaseOn(START, undefined)).toBeUndefined()
  expect(wholeCycles(undefined, '2020-01-01', START)).toBe(0)
})
