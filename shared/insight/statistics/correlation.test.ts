import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../../tests/fixtures/seed.ts'
import { averageRanks, pearson, spearman } from './correlation.ts'

describe('[INS-02] a correlation', () => {
  it('has the published value with ties, where the shortcut formula says +0.748', () => {
    const xs = [1, ...Array<number>(11).fill(0)]
    const ys = [3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 3, 3]
    expect(pearson(xs, ys)).toBeCloseTo(-1 / 11, 12)
    expect(spearman(xs, ys)).toBeCloseTo(-1 / 11, 12)
  })

  it.each([
    [[1, 2, 3], [2, 4, 6], 1],
    [[1, 2, 3], [5, 3, 1], -1],
    [[1, 2, 3, 4], [1, 3, 2, 4], 0.8],
  ])('of %j and %j is %f', (xs, ys, expected) => {
    expect(pearson(xs, ys)).toBeCloseTo(expected, 12)
  })

  it.each([
    ['no pair', [], []],
    ['one pair', [1], [2]],
    ['equal values', [3, 3, 3], [1, 2, 3]],
  ])('with %s is none', (_, xs, ys) => {
    expect(pearson(xs, ys)).toBeUndefined()
    expect(spearman(xs, ys)).toBeUndefined()
  })

  it('of ranks sees only the order', () => {
    const different = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(different, (xs) => {
        expect(
          spearman(
            xs,
            xs.map((x) => x ** 3),
          ),
        ).toBeCloseTo(1, 12)
      }),
      { seed },
    )
  })
})

it('[INS-02] equal values share the average of their ranks', () => {
  expect(averageRanks([7, 3, 7, 1, 7])).toEqual([4, 2, 4, 1, 4])
})
