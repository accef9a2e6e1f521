import { describe, expect, test } from 'vitest'
import {
  answered,
  change,
  type Draft,
  isUnsaved,
  NO_DRAFT,
  refused,
  type Shown,
  sent,
  shown,
  toOperation,
} from './draft.ts'
import type { DayField } from './fields.ts'
import { type Day, DayOperation } from './schema.ts'

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

const operation = (draft: Draft, n: number) =>
  toOperation(draft, {
    date: DATE,
    write: { device: 'thisdev0', n },
    editedAt: 1_795_000_000_000,
    zone: 'Europe/London',
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
  expect(isUnsaved(edit(edit(NO_DRAFT, { painLevel: 7 }), { painLevel: 4 }))).toBe(false)
})

test('the screen shows the edit, else the unanswered value, else the day', () => {
  const waiting = sent(operation(edit(NO_DRAFT, { painLevel: 7, notes: null }), 1))
  const draft = change(day, waiting, 'painLevel', 8)
  expect([shown(day, draft, 'painLevel'), shown(day, draft, 'notes'), shown(day, draft, 'urgencyLevel')]).toEqual([
    8,
    null,
    null,
  ])
  expect(shown(day, waiting, 'painLevel')).toBe(7)
})

test('a person’s own fields are changed, sent and taken back like every other', () => {
  const draft = edit(NO_DRAFT, { 'symptom.aching': 4, 'trigger.stairs': 2 })
  expect(isUnsaved(edit(draft, { 'symptom.aching': null, 'trigger.stairs': null }))).toBe(false)
  const first = operation(draft, 1)
  expect(first).toMatchObject({ set: { 'symptom.aching': 4, 'trigger.stairs': 2 }, seen: { 'symptom.aching': [] } })
  expect(DayOperation.parse(first)).toEqual(first)
  const next = operation(change(day, sent(first), 'symptom.aching', 5), 2)
  expect(next.set).toEqual({ 'symptom.aching': 5, 'trigger.stairs': 2 })
  expect(next.seen).toEqual({ 'symptom.aching': ['thisdev0.1'], 'trigger.stairs': ['thisdev0.1'] })
  expect(operation(refused(sent(next), next), 3).set).toEqual(next.set)
})

describe('after an operation without an answer', () => {
  const first = operation(edit(NO_DRAFT, { painLevel: 7, notes: 'Worse' }), 1)
  const waiting = sent(first)

  test('the next one takes over its values, having seen what it saw and itself', () => {
    const next = operation(change(day, waiting, 'urgencyLevel', 3), 2)
    expect(next.set).toEqual({ painLevel: 7, notes: 'Worse', urgencyLevel: 3 })
    expect(next.seen).toEqual({
      painLevel: ['otherdev.7', 'thisdev0.1'],
      notes: ['otherdev.2', 'thisdev0.1'],
      urgencyLevel: ['otherdev.5'],
    })
  })

  test('going back to the value before it is an edit, for it may have been applied', () => {
    const next = operation(change(day, waiting, 'painLevel', 4), 2)
    expect(next.set.painLevel).toBe(4)
    expect(next.seen.painLevel).toEqual(['otherdev.7', 'thisdev0.1'])
  })

  test('its answer leaves only what was changed meanwhile', () => {
    expect(answered(waiting, first)).toEqual(NO_DRAFT)
    expect(Object.keys(answered(change(day, waiting, 'painLevel', 9), first).edits)).toEqual(['painLevel'])
  })

  test('its refusal makes its values edits again, beneath newer ones', () => {
    const draft = refused(change(day, waiting, 'painLevel', 9), first)
    expect(draft.unanswered).toBeUndefined()
    expect(operation(draft, 2)).toMatchObject({
      set: { painLevel: 9, notes: 'Worse' },
      seen: { notes: ['otherdev.2'] },
    })
  })

  test('the answer or refusal of an earlier operation touches neither a later one nor its values', () => {
    const later = sent(operation(change(day, waiting, 'urgencyLevel', 3), 2))
    expect(answered(later, first)).toEqual(later)
    expect(refused(later, first)).toEqual(later)
  })

  test('however often it goes wrong, no field names more than 50 writes, and the first and the newest stay', () => {
    let draft: Draft = waiting
    for (let n = 2; n < 80; n++) draft = sent(operation(change(day, draft, 'painLevel', n % 10), n))
    const seen = draft.unanswered?.seen.painLevel ?? []
    expect(seen).toHaveLength(50)
    expect(seen[0]).toBe('otherdev.7')
    expect(seen.at(-1)).toBe('thisdev0.78')
  })
})
