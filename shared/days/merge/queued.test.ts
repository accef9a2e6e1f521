import { describe, expect, test } from 'vitest'
import { emptyDay } from '../model/day.ts'
import type { Day, DayOperation } from '../model/schema.ts'
import { join, onScreen, seenOf, type Unnumbered } from './queued.ts'

const DATE = '2026-11-20'
const edit = (over: Partial<Unnumbered>): Unnumbered => ({
  date: DATE,
  set: {},
  seen: {},
  editedAt: 2,
  zone: 'UTC',
  ...over,
})
const operation = (n: number, over: Partial<Unnumbered>): DayOperation => ({
  ...edit({ editedAt: 1, ...over }),
  device: 'thisdev0',
  n,
})
const day: Day = {
  ...emptyDay(DATE),
  version: 3,
  values: { painLevel: 4, notes: 'a' },
  writers: { painLevel: 'otherdev.7' },
}

describe('what a screen shows', () => {
  test('is the day itself where nothing waits', () => {
    expect(onScreen(day, [])).toBe(day)
  })

  test('is what waits on top of the day, in its order, and null takes a value away', () => {
    const waiting = [
      operation(1, { set: { painLevel: 7, urgencyLevel: 2 } }),
      operation(2, { set: { painLevel: 8, notes: null } }),
    ]
    expect(onScreen(day, waiting).values).toEqual({ painLevel: 8, urgencyLevel: 2 })
  })

  test('was written by what waits and by what that had seen, or else by the day’s writer', () => {
    const waiting = [
      operation(1, { set: { painLevel: 7 }, seen: { painLevel: ['otherdev.5'] } }),
      operation(2, { set: { painLevel: 8 }, seen: { painLevel: ['otherdev.5', 'thisdev0.1'] } }),
    ]
    // Somebody else's newer value, otherdev.7, came under what waits and was never shown.
    expect(seenOf(onScreen(day, waiting), 'painLevel')).toEqual(['otherdev.5', 'thisdev0.1', 'thisdev0.2'])
    expect(seenOf(onScreen(day, [operation(1, { set: { notes: 'b' } })]), 'painLevel')).toEqual(['otherdev.7'])
    expect(seenOf(day, 'urgencyLevel')).toEqual([])
  })
})

describe('joining what was not sent with a later edit', () => {
  const before = operation(4, { set: { painLevel: 7, notes: 'b' }, seen: { painLevel: ['otherdev.7'], notes: [] } })

  test('a field edited again says the new value and has seen what the first edit had', () => {
    const again = edit({ set: { painLevel: 8 }, seen: { painLevel: ['otherdev.7', 'thisdev0.4'] }, zone: 'Asia/Tokyo' })
    expect(join(before, again)).toEqual({
      date: DATE,
      set: { painLevel: 8, notes: 'b' },
      seen: { painLevel: ['otherdev.7'], notes: [] },
      editedAt: 2,
      zone: 'Asia/Tokyo',
    })
  })

  test('a further field keeps what it had seen itself', () => {
    const further = edit({ set: { urgencyLevel: 2 }, seen: { urgencyLevel: ['otherdev.9'] } })
    expect(join(before, further)).toMatchObject({
      set: { painLevel: 7, notes: 'b', urgencyLevel: 2 },
      seen: { painLevel: ['otherdev.7'], notes: [], urgencyLevel: ['otherdev.9'] },
    })
  })

  test.each([
    [
      'the edit did not see the value that it replaces',
      edit({ set: { painLevel: 8 }, seen: { painLevel: ['otherdev.7'] } }),
    ],
    ['the edit is of another day', edit({ date: '2026-11-19', set: { urgencyLevel: 2 } })],
    [
      'together they say more of one’s own fields than one edit may',
      edit({ set: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`symptom.abcd${10 + index}`, 1])) }),
    ],
  ])('is not done when %s', (_, other) => {
    expect(join(before, other)).toBeUndefined()
  })
})
