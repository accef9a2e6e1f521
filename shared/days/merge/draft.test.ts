import { describe, expect, test } from 'vitest'
import type { DayField } from '../model/fields.ts'
import { type Day, DayOperation } from '../model/schema.ts'
import { afterSave, change, type Draft, isEdited, NO_DRAFT, reopen, type Shown, shown, toEdit } from './draft.ts'
import { onScreen } from './queued.ts'

const DATE = '2026-11-20'
const day: Day = {
  date: DATE,
  version: 3,
  values: { painLevel: 4, notes: 'Cold feet' },
  writers: { painLevel: 'otherdev.7', notes: 'otherdev.2', urgencyLevel: 'otherdev.5' },
  flareInferred: false,
}
const untouched: Day = { date: DATE, version: 0, values: {}, writers: {}, flareInferred: false }

const edit = (draft: Draft, changes: Partial<Record<DayField, Shown>>, on = day) =>
  Object.entries(changes).reduce((made, [field, value]) => change(on, made, field as DayField, value as never), draft)

const operation = (draft: Draft, n: number): DayOperation => ({
  device: 'thisdev0',
  n,
  ...toEdit(draft, { date: DATE, editedAt: 1_795_000_000_000, zone: 'Europe/London' }),
})

describe('an operation', () => {
  test('holds only the fields that were changed, cleared ones as null, and fits the contract', () => {
    const made = operation(edit(NO_DRAFT, { painLevel: 7, notes: null }), 1)
    expect(made.set).toEqual({ painLevel: 7, notes: null })
    expect(DayOperation.parse(made)).toEqual(made)
  })

  test('names for each field the writer that the screen showed, also one that had cleared it', () => {
    const made = operation(edit(NO_DRAFT, { painLevel: 7, urgencyLevel: 2 }), 1)
    expect(made.seen).toEqual({ painLevel: ['otherdev.7'], urgencyLevel: ['otherdev.5'] })
  })

  test('has seen nothing of a field that nobody wrote', () => {
    expect(operation(edit(NO_DRAFT, { painLevel: 0 }, untouched), 1)).toMatchObject({
      set: { painLevel: 0 },
      seen: { painLevel: [] },
    })
  })

  test('does not claim to have seen what arrived beneath an edit already begun', () => {
    const newer: Day = { ...day, values: { painLevel: 9 }, writers: { painLevel: 'otherdev.8' }, flareInferred: false }
    const draft = change(newer, change(day, NO_DRAFT, 'painLevel', 6), 'painLevel', 7)
    expect(operation(draft, 1).seen.painLevel).toEqual(['otherdev.7'])
  })
})

test('a field changed back to what stands there is not changed', () => {
  expect(isEdited(edit(edit(NO_DRAFT, { painLevel: 7 }), { painLevel: 4 }))).toBe(false)
})

test('the screen shows the edit, else what waits, else the day', () => {
  const waiting = onScreen(day, [operation(edit(NO_DRAFT, { painLevel: 7, notes: null }), 1)])
  const draft = change(waiting, NO_DRAFT, 'painLevel', 8)
  const fields = ['painLevel', 'notes', 'urgencyLevel'] as const
  expect(fields.map((field) => shown(waiting, draft, field))).toEqual([8, null, null])
  expect(shown(waiting, NO_DRAFT, 'painLevel')).toBe(7)
})

test('a person’s own fields are changed, sent and taken back like every other', () => {
  const draft = edit(NO_DRAFT, { 'symptom.aching': 4, 'trigger.stairs': 2 })
  expect(isEdited(edit(draft, { 'symptom.aching': null, 'trigger.stairs': null }))).toBe(false)
  const first = operation(draft, 1)
  expect(first).toMatchObject({ set: { 'symptom.aching': 4, 'trigger.stairs': 2 }, seen: { 'symptom.aching': [] } })
  expect(DayOperation.parse(first)).toEqual(first)
  const next = operation(change(onScreen(day, [first]), NO_DRAFT, 'symptom.aching', 5), 2)
  expect([next.set, next.seen]).toEqual([{ 'symptom.aching': 5 }, { 'symptom.aching': ['thisdev0.1'] }])
  expect(operation(reopen(NO_DRAFT, next), 3)).toMatchObject({ set: next.set, seen: next.seen })
})

describe('while something waits', () => {
  const first = operation(edit(NO_DRAFT, { painLevel: 7, notes: 'Worse' }), 1)
  const waiting = onScreen(day, [first])

  test('going back to the value before it is an edit, for it may have been applied', () => {
    const next = operation(change(waiting, NO_DRAFT, 'painLevel', 4), 2)
    expect([next.set, next.seen]).toEqual([{ painLevel: 4 }, { painLevel: ['otherdev.7', 'thisdev0.1'] }])
  })

  test('however much waits, no field names more than 50 writes, and the first and the newest stay', () => {
    const queue = [first]
    for (let n = 2; n < 80; n++) queue.push(operation(change(onScreen(day, queue), NO_DRAFT, 'painLevel', n % 10), n))
    const seen = queue.at(-1)?.seen.painLevel ?? []
    expect(seen).toHaveLength(50)
    expect(seen[0]).toBe('otherdev.7')
    expect(seen.at(-1)).toBe('thisdev0.78')
  })
})

describe('after a save', () => {
  const then = edit(NO_DRAFT, { painLevel: 7, notes: 'Worse' })

  test('what was saved is no edit any more', () => {
    expect(afterSave(then, then, 'thisdev0.1')).toEqual(NO_DRAFT)
  })

  test('what was changed meanwhile stays, and knows of the value that it replaces', () => {
    const now = edit(then, { painLevel: 9, urgencyLevel: 2 })
    expect(operation(afterSave(now, then, 'thisdev0.1'), 2)).toMatchObject({
      set: { painLevel: 9, urgencyLevel: 2 },
      seen: { painLevel: ['otherdev.7', 'thisdev0.1'], urgencyLevel: ['otherdev.5'] },
    })
  })

  test('a refused one is edited again, beneath what was changed meanwhile', () => {
    const draft = reopen(edit(NO_DRAFT, { painLevel: 9 }), operation(then, 1))
    expect(operation(draft, 2)).toMatchObject({
      set: { painLevel: 9, notes: 'Worse' },
      seen: { notes: ['otherdev.2'] },
    })
  })
})
