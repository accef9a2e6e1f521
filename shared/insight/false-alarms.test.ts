import { expect, it } from 'vitest'
import { hasLink, hasTrueLink, shareOfDiaries } from '../../tests/fixtures/insight/simulate.ts'

/* A sample of the simulations in tests/deep/insight.deep.ts. Their seeds are fixed, so the result is too. */

const SAMPLE = { diaries: 50, permutations: 499, seed: 11 }

it('[FOOD-05] 50 diaries in which nothing affects pain hardly ever show a link', () => {
  const share = shareOfDiaries({ ...SAMPLE, days: 90, effect: 0, residualSd: 1.2, gaps: 0.08 }, hasLink)
  expect(share).toBeLessThanOrEqual(0.12)
})

it('[FOOD-05] of 50 diaries in which a food adds 1.5 points, most show this link', () => {
  const share = shareOfDiaries({ ...SAMPLE, days: 60, effect: 1.5, residualSd: 1.2, gaps: 0 }, hasTrueLink)
  expect(share).toBeGreaterThanOrEqual(0.7)
})
