import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedAmount,
  asksFirst,
  BREATHING_IDS,
  EXERCISE_IDS,
  EXERCISES,
  isBreathing,
  secondsOf,
} from './exercises.ts'
import { breathSeconds, PATTERNS } from './patterns.ts'

const partsOf = (id: keyof typeof PATTERNS) =>
  PATTERNS[id].map(({ phase, seconds }) => `${phase} ${seconds}`).join(', ')

describe('[EX-01] the exercises have the timings of the facts', () => {
  it.each([
    ['longer_out', 'in 4, out 6', 10],
    ['belly', 'in 3, out 4', 7],
    ['box', 'in 4, hold 4, out 4, rest 4', 16],
    ['four_seven_eight', 'in 4, hold 7, out 8', 19],
  ] as const)('%s: %s, %i seconds', (id, parts, seconds) => {
    expect(partsOf(id)).toBe(parts)
    expect(breathSeconds(PATTERNS[id])).toBe(seconds)
  })

  it.each([
    ['longer_out', { unit: 'minutes', min: 1, max: 20, default: 5 }],
    ['belly', { unit: 'minutes', min: 1, max: 20, default: 5 }],
    ['box', { unit: 'breaths', min: 4, max: 10, default: 4 }],
    ['four_seven_eight', { unit: 'breaths', min: 1, max: 4, default: 4 }],
    ['supported_rest', { unit: 'sets', breaths: 10, sets: 2 }],
    ['childs_pose', { unit: 'sets', breaths: 10, sets: 2 }],
    ['happy_baby', { unit: 'sets', breaths: 10, sets: 2 }],
    ['pelvic_drop', { unit: 'sets', breaths: 10, sets: 1 }],
  ] as const)('%s lasts %j', (id, length) => {
    expect(EXERCISES[id].length).toEqual(length)
  })

  it('only those with holds ask first, and none of the positions holds the breath', () => {
    expect(EXERCISE_IDS.filter(asksFirst)).toEqual(['box', 'four_seven_eight'])
    expect(EXERCISE_IDS.filter(isBreathing)).toEqual([...BREATHING_IDS])
  })
})

describe('[EX-01] the length of a session', () => {
  it.each([
    ['longer_out', 5, 300],
    ['longer_out', 1, 60],
    ['belly', 5, 301],
    ['belly', 20, 1_204],
    ['box', 4, 64],
    ['four_seven_eight', 4, 76],
    ['childs_pose', 10, 100],
  ] as const)('%s of %i lasts %i seconds', (id, amount, seconds) => {
    expect(secondsOf(EXERCISES[id], amount)).toBe(seconds)
  })

  it.each([
    ['longer_out', undefined, 5],
    ['longer_out', 0, 1],
    ['longer_out', 21, 20],
    ['longer_out', 2.5, 5],
    ['longer_out', Number.NaN, 5],
    ['box', 3, 4],
    ['box', 99, 10],
    ['childs_pose', 3, 10],
  ] as const)('%s of %s is %i', (id, amount, allowed) => {
    expect(allowedAmount(EXERCISES[id].length, amount)).toBe(allowed)
  })

  it('ends with a breath, less than one breath late', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXERCISE_IDS), fc.integer({ min: -5, max: 40 }), (id, wanted) => {
        const { pattern, length } = EXERCISES[id]
        const amount = allowedAmount(length, wanted)
        const seconds = secondsOf({ pattern, length }, amount)
        expect(seconds % breathSeconds(pattern)).toBe(0)
        const wantedSeconds = length.unit === 'minutes' ? amount * 60 : amount * breathSeconds(pattern)
        expect(seconds).toBeGreaterThanOrEqual(wantedSeconds)
        expect(seconds - wantedSeconds).toBeLessThan(breathSeconds(pattern))
      }),
    )
  })
})
