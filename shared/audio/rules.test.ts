import { describe, expect, it } from 'vitest'
import { AUDIO_CATEGORIES, EXERCISE_TYPES } from './kinds.ts'
import {
  categoriesOf,
  chosenRecordings,
  clockTime,
  cueAt,
  DEFAULT_SPEED,
  DEFAULT_VOLUME,
  positionWithin,
  SPEEDS,
  sizeInMegabytes,
} from './rules.ts'
import { categoryText, exerciseTypeText } from './text.ts'

const flare = { category: 'flare', exerciseType: 'quiet-minutes' } as const
const breathing = { category: 'breathing', exerciseType: 'paced-breathing' } as const
const flareBreathing = { category: 'flare', exerciseType: 'paced-breathing' } as const
const all = [flare, breathing, flareBreathing]

describe('the library', () => {
  it.each([
    [{}, all],
    [{ category: 'flare' }, [flare, flareBreathing]],
    [{ exerciseType: 'paced-breathing' }, [breathing, flareBreathing]],
    [{ category: 'flare', exerciseType: 'paced-breathing' }, [flareBreathing]],
    [{ category: 'sleep' }, []],
  ] as const)('[AUDIO-01] is chosen from by category and exercise type: %j', (choice, chosen) => {
    expect(chosenRecordings(all, choice)).toEqual(chosen)
  })

  it('[AUDIO-01] has the categories of its recordings, in the order of the product', () => {
    expect(categoriesOf(all)).toEqual(['breathing', 'flare'])
    expect(categoriesOf([])).toEqual([])
  })

  it('[AUDIO-01] has a word for every category and type', () => {
    for (const each of AUDIO_CATEGORIES) expect(categoryText[each]).toBeTruthy()
    for (const each of EXERCISE_TYPES) expect(exerciseTypeText[each]).toBeTruthy()
  })
})

it.each([
  [0, undefined],
  [4.9, undefined],
  [5, 'first'],
  [9.99, 'first'],
  [10, 'second'],
  [999, 'second'],
])('[AUDIO-01] at %d s, the cue is %s', (seconds, text) => {
  const cues = [
    { at: 5, text: 'first' },
    { at: 10, text: 'second' },
  ]
  expect(cueAt(cues, seconds)?.text).toBe(text)
})

it.each([
  [-1, '0:00'],
  [0, '0:00'],
  [59.9, '0:59'],
  [60, '1:00'],
  [600, '10:00'],
])('[AUDIO-01] %d s is said as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})

it.each([
  [1, '0.1 MB'],
  [149_999, '0.1 MB'],
  [2_340_000, '2.3 MB'],
])('[AUDIO-01] %d bytes are said as %s', (bytes, text) => {
  expect(sizeInMegabytes(bytes)).toBe(text)
})

it.each([
  [-5, 60, 0],
  [30, 60, 30],
  [61, 60, 60],
  [5, 0, 0],
])('[AUDIO-01] position %d within %d s is %d', (seconds, length, position) => {
  expect(positionWithin(seconds, length)).toBe(position)
})

it('[AUDIO-01] volume is 0.8 and speed 1 by default', () => {
  expect([DEFAULT_VOLUME, DEFAULT_SPEED]).toEqual([0.8, 1])
  expect(SPEEDS).toContain(DEFAULT_SPEED)
})
