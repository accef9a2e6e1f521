import { describe, expect, it } from 'vitest'
import { breathSeconds, PATTERNS } from '../exercises/patterns.ts'
import { DRILL_SECONDS, drillBreath, drillStepAt, shouldGoNow, URGE_DRILL } from './urge-drill.ts'

describe('[TRAIN-02] the urge drill', () => {
  it('takes 90 seconds, and its breaths fill their step', () => {
    expect(DRILL_SECONDS).toBe(90)
    expect(3 * breathSeconds(PATTERNS.longer_out)).toBe(URGE_DRILL.find(({ id }) => id === 'breathe')?.seconds)
  })

  it.each([
    [0, { id: 'still', secondsLeft: 10 }],
    [9, { id: 'still', secondsLeft: 1 }],
    [10, { id: 'breathe', secondsLeft: 30 }],
    [40, { id: 'distract', secondsLeft: 20 }],
    [60, { id: 'rate', secondsLeft: 10 }],
    [70, { id: 'walk', secondsLeft: 20 }],
    [89, { id: 'walk', secondsLeft: 1 }],
    [90, undefined],
  ])('after %i seconds is at %j', (elapsed, step) => {
    expect(drillStepAt(elapsed)).toEqual(step)
  })

  it.each([
    [30, { isIn: true, count: 1 }],
    [27, { isIn: true, count: 4 }],
    [26, { isIn: false, count: 1 }],
    [21, { isIn: false, count: 6 }],
    [20, { isIn: true, count: 1 }],
    [1, { isIn: false, count: 6 }],
  ])('with %i seconds of breathing left is at %j', (left, breath) => {
    expect(drillBreath(left)).toEqual(breath)
  })

  it.each([
    [3, 5, true],
    [3, 4, false],
    [5, 3, false],
    [0, 2, true],
  ])('with pain that was %i and is %i says to go now: %s', (before, now, go) => {
    expect(shouldGoNow(before, now)).toBe(go)
  })
})
