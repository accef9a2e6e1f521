import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../time/local-date.ts'
import { averagesIn, grainOf, slicesOf } from './slices.ts'

describe('[TREND-01] a chart', () => {
  it.each([
    [7, 'day'],
    [90, 'day'],
    [93, 'week'],
    [365, 'week'],
    [701, 'month'],
    [3_650, 'month'],
  ] as const)('of %i days has a point for each %s', (count, grain) => {
    expect(grainOf(count)).toBe(grain)
  })

  it('of ten years has at most 121 points', () => {
    expect(slicesOf('2016-11-26', 3_652, 'month')).toHaveLength(121)
  })

  it.each([
    [
      'week',
      '2026-10-20',
      '2026-11-25',
      [
        '2026-10-20/2026-10-21',
        '2026-10-22/2026-10-28',
        '2026-10-29/2026-11-04',
        '2026-11-05/2026-11-11',
        '2026-11-12/2026-11-18',
        '2026-11-19/2026-11-25',
      ],
    ],
    ['month', '2024-01-30', '2024-03-02', ['2024-01-30/2024-01-31', '2024-02-01/2024-02-29', '2024-03-01/2024-03-02']],
    ['day', '2026-03-28', '2026-03-30', ['2026-03-28/2026-03-28', '2026-03-29/2026-03-29', '2026-03-30/2026-03-30']],
  ] as const)('by %s from %s to %s has whole ones at its end', (grain, first, last, expected) => {
    const slices = slicesOf(first, daysBetween(first, last) + 1, grain)
    expect(slices.map((slice) => `${slice.first}/${slice.last}`)).toEqual(expected)
  })

  it('has every day in exactly one slice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('day', 'week', 'month'),
        fc.integer({ min: 1, max: 1_500 }),
        fc.integer({ min: 0, max: 800 }),
        (grain, count, shift) => {
          const first = addDays('2023-12-15', shift)
          const slices = slicesOf(first, count, grain)
          expect(slices.every(({ from, to }) => to > from)).toBe(true)
          expect(slices.map(({ from }) => from)).toEqual([0, ...slices.slice(0, -1).map(({ to }) => to)])
          expect(slices.at(-1)?.to).toBe(count)
          const dates = slices.map(({ from, to }) => [addDays(first, from), addDays(first, to - 1)])
          expect(slices.map((slice) => [slice.first, slice.last])).toEqual(dates)
        },
      ),
    )
  })
})

describe('[TREND-01] an average of a slice', () => {
  const slices = slicesOf('2026-11-16', 4, 'day')

  it('leaves days without an answer out, and is a gap without any', () => {
    expect(averagesIn([1, null, 0, 4], [{ ...slices[0], to: 4 } as never])).toEqual([5 / 3])
    expect(averagesIn([1, null, 0, 4], slices)).toEqual([1, null, 0, 4])
  })

  it('of a column that is shorter than the days has gaps at its end', () => {
    expect(averagesIn([2], slices)).toEqual([2, null, null, null])
  })
})
