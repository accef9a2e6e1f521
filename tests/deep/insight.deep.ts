// @module-tag deep
import { describe, expect, it } from 'vitest'
import { containsEffect, hasLink, hasTrueLink, shareOfDiaries } from '../fixtures/insight/simulate.ts'

/* Simulated diaries, analysed as on the device. The seeds are fixed: another seed has another, equally valid share. */

const DIARIES = 1_000
const SIMULATION = { diaries: DIARIES, permutations: 1_999 }
const NOTHING_AFFECTS_PAIN = { ...SIMULATION, days: 90, effect: 0, residualSd: 1.2, gaps: 0.08 }
const ONE_FOOD_DOES = { ...SIMULATION, effect: 1.5, gaps: 0, seed: 1 }
const TIMEOUT_MS = 600_000

/** Prints the share, which a passing test does not show otherwise. */
function printed(what: string, share: number): number {
  console.log(`${what}: ${share}`)
  return share
}

describe(`[FOOD-05] of ${DIARIES} diaries with 25 foods`, () => {
  it.each([1, 2, 3, 4, 5])(
    'in which nothing affects pain, at most 12 in 100 show a link (seed %i)',
    (seed) => {
      const share = shareOfDiaries({ ...NOTHING_AFFECTS_PAIN, seed }, hasLink)
      expect(printed(`links by chance, seed ${seed}`, share)).toBeLessThanOrEqual(0.12)
    },
    TIMEOUT_MS,
  )

  it.each([
    [60, 1.2],
    [90, 1.5],
  ])(
    'at least 80 in 100 show after %i days that one adds 1.5 points, where chance has a standard deviation of %f',
    (days, residualSd) => {
      const share = shareOfDiaries({ ...ONE_FOOD_DOES, days, residualSd }, hasTrueLink)
      expect(printed(`found after ${days} days`, share)).toBeGreaterThanOrEqual(0.8)
    },
    TIMEOUT_MS,
  )

  it(
    'at least 95 in 100 have an interval that contains what the food adds',
    () => {
      const share = shareOfDiaries({ ...ONE_FOOD_DOES, days: 90, residualSd: 1.5 }, containsEffect(1.5))
      expect(printed('intervals with the true difference', share)).toBeGreaterThanOrEqual(0.95)
    },
    TIMEOUT_MS,
  )
})
