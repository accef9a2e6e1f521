import { expect, it } from 'vitest'
import { simulatedDiary } from '../../tests/fixtures/insight/diary.ts'
import { inputOf, plantedInput } from '../../tests/fixtures/insight/scenarios.ts'
import { hasLink, hasToldLink, shareOfDiaries } from '../../tests/fixtures/insight/simulate.ts'

/* A sample of the simulations in tests/deep/insight.deep.ts. Their seeds are fixed, so the result is too. */

const SAMPLE = { diaries: 30, permutations: 499, seed: 11 }
const DRIFTING = { days: 90, phi: 0.5, weekly: 0.6, drift: 1, gaps: 'bad days', gapShare: 0.2 } as const

it('[FOOD-05] 30 diaries in which nothing affects pain hardly ever show a link', () => {
  const share = shareOfDiaries(SAMPLE, (seed) => simulatedDiary({ ...DRIFTING, seed }), hasLink)
  expect(share).toBeLessThanOrEqual(0.2)
})

it('[FOOD-05] of 30 diaries in which an item adds 2 points, most show this link', () => {
  const planted = (seed: number) => plantedInput({ days: 90, effect: 2, share: 0.3 }, seed)
  expect(shareOfDiaries(SAMPLE, planted, hasToldLink)).toBeGreaterThanOrEqual(0.6)
})

it.each(['comfort', 'life event', 'stress', 'cycle', 'avoided'] as const)(
  '[FOOD-05] an item without any effect is hardly ever called a link: %s',
  (story) => {
    const share = shareOfDiaries(SAMPLE, (seed) => inputOf(story, 120, seed), hasToldLink)
    expect(share).toBeLessThanOrEqual(0.2)
  },
)
