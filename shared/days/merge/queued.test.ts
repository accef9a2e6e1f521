import { describe, expect, test } from 'vitest'
import { emptyDay } from '../model/day.ts'
import type { Day, DayOperation } from '../model/schema.ts'
import { applyQueued, joinEdits, seenWritesOf, type UnnumberedEdit } from './queued.ts'

const DATE = '2026-11-20'
const edit = (over: Partial<UnnumberedEdit>): UnnumberedEdit => ({
  date: DATE,
  set: {},
  seen: {},
  editedAt: 2,
  zone: 'UTC',
  ...over,
})
const operation = (n: number, over: Partial<UnnumberedEdit>): DayOperation => ({
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

describe('the shown day', () => {
  test('is the day itself when no operation is queued', () => {
    expect(applyQueued(day, [])).toBe(day)
  })

  test('is the day with the queued operations applied in order; null removes a value', () => {
    const queue = [
      operation(1, { set: { painLevel: 7, urgencyLevel: 2 } }),
      operation(2, { set: { painLevel: 8, notes: null } }),
    ]
    expect(applyQueued(day, queue).values).toEqual({ painLevel: 8, urgencyLevel: 2 })
  })

  test('names as seen the queued operations and the writes they had seen; without any, the writer of the day', () => {
    const queue = [
      operation(1, { set: { painLevel: 7 }, seen: { painLevel: ['otherdev.5'] } }),
      operation(2, { set: { painLevel: 8 }, seen: { painLevel: ['otherdev.5', 'thisdev0.1'] } }),
    ]
    // `otherdev.7` arrived from another device while the operations were queued. The screen never showed its value.
    expect(seenWritesOf(applyQueued(day, queue), 'painLevel')).toEqual(['otherdev.5', 'thisdev0.1', 'thisdev0.2'])
    expect(seenWritesOf(applyQueued(day, [operation(1, { set: { notes: 'b' } })]), 'painLevel')).toEqual(['otherdev.7'])
    expect(seenWritesOf(day, 'urgencyLevel')).toEqual([])
  })
})

describe('joining an unsent operation with a later edit', () => {
  const queued = operation(4, { set: { painLevel: 7, notes: 'b' }, seen: { painLevel: ['otherdev.7'], notes: [] } })

  test('a field that is edited again has the new value and the seen writes of the operation', () => {
    const secondEdit = edit({
      set: { painLevel: 8 },
      seen: { painLevel: ['otherdev.7', 'thisdev0.4'] },
      zone: 'Asia/Tokyo',
    })
    expect(joinEdits(queued, secondEdit)).toEqual({
      date: DATE,
      set: { painLevel: 8, notes: 'b' },
      seen: { painLevel: ['otherdev.7'], notes: [] },
      editedAt: 2,
      zone: 'Asia/Tokyo',
    })
  })

  test('a field that only the later edit has keeps its seen writes', () => {
    const otherField = edit({ set: { urgencyLevel: 2 }, seen: { urgencyLevel: ['otherdev.9'] } })
    expect(joinEdits(queued, otherField)).toMatchObject({
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
      'together they exceed the maximum number of custom fields in an edit',
      edit({ set: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`symptom.abcd${10 + index}`, 1])) }),
    ],
  ])('is not done when %s', (_, other) => {
    expect(joinEdits(queued, other)).toBeUndefined()
  })
})
