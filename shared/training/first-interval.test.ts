import { describe, expect, it } from 'vitest'
import { addDays } from '../time/local-date.ts'
import { firstInterval } from './first-interval.ts'

const TODAY = '2026-11-20'
type Logged = readonly [frequency: number | undefined, sleepHours: number | undefined]
/** A diary up to yesterday, the newest day first. */
const diary = (days: readonly Logged[], daysAgo = 1) =>
  days.map(([frequency, sleepHours], index) => ({
    date: addDays(TODAY, -daysAgo - index),
    values: { ...(frequency !== undefined && { frequency }), ...(sleepHours !== undefined && { sleepHours }) },
  }))
const advice = (minutes: number, days: number) => ({ kind: 'advice', minutes, days })

describe('[TRAIN-02] the first interval', () => {
  it.each<[Logged[], number]>([
    // 16 hours awake and 12 voids: 80 minutes.
    [
      [
        [12, 8],
        [12, 8],
        [12, 8],
      ],
      80,
    ],
    // 80, 120 and 48 minutes.
    [
      [
        [12, 8],
        [8, 8],
        [20, 8],
      ],
      80,
    ],
    // 80, 96, 120 and 48 minutes: between 80 and 96, rounded down.
    [
      [
        [12, 8],
        [10, 8],
        [8, 8],
        [20, 8],
      ],
      85,
    ],
    // 73.8 minutes.
    [
      [
        [13, 8],
        [13, 8],
        [13, 8],
      ],
      70,
    ],
    [
      [
        [20, 20],
        [20, 20],
        [20, 20],
      ],
      15,
    ],
    [
      [
        [1, 8],
        [2, 8],
        [1, 8],
      ],
      240,
    ],
  ])('after the days %j is %i minutes', (days, minutes) => {
    expect(firstInterval(diary(days), TODAY)).toEqual(advice(minutes, days.length))
  })

  it.each<[Logged[], number]>([
    [[], 0],
    [
      [
        [12, 8],
        [12, 8],
      ],
      2,
    ],
    // Neither what was not logged nor zero visits is a number to count with.
    [
      [
        [12, 8],
        [12, 8],
        [undefined, 8],
        [12, undefined],
        [0, 8],
        [12, 24],
      ],
      2,
    ],
  ])('is not told from the days %j: only %i count', (days, count) => {
    expect(firstInterval(diary(days), TODAY)).toEqual({ kind: 'not-enough', days: count })
  })

  it('is from the 14 days before today', () => {
    const three: Logged[] = [
      [12, 8],
      [12, 8],
      [12, 8],
    ]
    expect(firstInterval(diary(three, 12), TODAY)).toEqual(advice(80, 3))
    expect(firstInterval(diary(three, 13), TODAY)).toEqual({ kind: 'not-enough', days: 2 })
    expect(firstInterval(diary(three, 0), TODAY)).toEqual({ kind: 'not-enough', days: 2 })
  })
})
