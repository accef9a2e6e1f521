import { describe, expect, it } from 'vitest'
import { averageWithN, splitByFlare } from './compare.ts'
import { stateOf } from './state.ts'

describe('[TREND-01] an average', () => {
  it('has its n, and is none with too few answers', () => {
    expect(averageWithN([4, null, 5, 0], 3)).toEqual({ value: 3, n: 3 })
    expect(averageWithN([4, null, 5, 0], 4)).toBeUndefined()
    expect(averageWithN([], 0)).toBeUndefined()
  })
})

it('[TREND-01] flare days and the others have no day in common, and a day without an entry is in neither', () => {
  const states = [{ flareManual: true }, { painLevel: 3 }, {}].map((values) =>
    stateOf({ values, flareInferred: false }),
  )
  expect(splitByFlare([8, 3, null], states)).toEqual({ flare: [8, null, null], other: [null, 3, null] })
})
