import { describe, expect, it } from 'vitest'
import { level, randomOf } from '../../tests/fixtures/insight/random-series.ts'
import { changeOf, likelyDifference } from './change.ts'

const steady = (level: number, n = 30) => Array.from({ length: n }, () => level)

describe('[TREND-01] a change of pain', () => {
  it.each([
    [5.3, 4.1, 'lower'],
    [5, 4, 'lower'],
    [5, 4.1, 'usual'],
    [4, 4, 'usual'],
    [4.04, 5, 'higher'],
    [3, 3.9, 'usual'],
    [0, 10, 'higher'],
  ] as const)('from a steady %f to %f is called "%s"', (earlier, later, kind) => {
    expect(changeOf(steady(earlier), steady(later), 7)?.kind).toBe(kind)
  })

  it('has both averages with their n, and an interval; none with too few answers', () => {
    const change = changeOf([...steady(6, 10), null], [3, 5, 3, 5, 3, 5, 3, 5], 7)
    expect(change).toMatchObject({ kind: 'lower', earlier: { value: 6, n: 10 }, later: { value: 4, n: 8 } })
    const [low, high] = change?.interval ?? []
    expect(low).toBeLessThan(-2)
    expect(high).toBeGreaterThan(-2)
    expect(high).toBeLessThan(0)
    expect(changeOf(steady(6, 6), steady(4), 7)).toBeUndefined()
    expect(changeOf(steady(6), steady(4, 6), 7)).toBeUndefined()
  })

  it('is told with its likely size, without a sign', () => {
    expect(likelyDifference({ interval: [-3.21, -0.76] })).toBe('The difference is likely between 0.8 and 3.2 points.')
    expect(likelyDifference({ interval: [2, 2] })).toBe('The difference is likely about 2 points.')
  })

  it('of a point and a half between two weeks of ups and downs may be chance', () => {
    expect(changeOf([2, 3, 6, 7, 5, 3, 2], [4, 6, 8, 7, 6, 4, 4], 7)?.kind).toBe('usual')
  })

  it.each([
    [7, 0, 0, 0.1],
    [30, 0, 0, 0.08],
    [90, 0, 0, 0.05],
    [30, 3, 0.95, 1],
  ])('in periods of %i days, when pain rises by %i, is told in %f to %f of diaries', (n, rise, least, most) => {
    const { lasting } = randomOf(1)
    const isTold = () => {
      const pain = lasting(2 * n, 0.5).map((each, day) => level(4 + 1.6 * each + (day >= n ? rise : 0)))
      return changeOf(pain.slice(0, n), pain.slice(n), 7)?.kind !== 'usual'
    }
    const told = Array.from({ length: 1_000 }, isTold).filter(Boolean).length / 1_000
    expect(told).toBeGreaterThanOrEqual(least)
    expect(told).toBeLessThanOrEqual(most)
  })
})
