import { describe, expect, test } from 'vitest'
import type { DayField } from '../model/fields.ts'
import { type Day, DayOperation } from '../model/schema.ts'
import {
  afterSave,
  changeField,
  type Draft,
  hasEdits,
  NO_DRAFT,
  reopenEdit,
  type ShownValue,
  shownValue,
  toEdit,
} from './draft.ts'
import { applyQueued } from './queued.ts'

const DATE = '2026-11-20'
const day: Day = {
  date: DATE,
  version: 3,
  values: { painLevel: 4, notes: 'Cold feet' },
  writers: { painLevel: 'otherdev.7', notes: 'otherdev.2', urgencyLevel: 'otherdev.5' },
  flareInferred: false,
}
const untouched: Day = { date: DATE, version: 0, values: {}, writers: {}, flareInferred: false }

const editDraft = (draft: Draft, changes: Partial<Record<DayField, ShownValue>>, on = day) =>
  Object.entries(changes).reduce(
    (result, [field, value]) => changeField(on, result, field as DayField, value as never),
    draft,
  )

const operation = (draft: Draft, n: number): DayOperation => ({
  device: 'thisdev0',
  n,
  ...toEdit(draft, { date: DATE, editedAt: 1_795_000_000_000, zone: 'Europe/London' }),
})

describe('an operation', () => {
  test('contains only the changed fields, cleared ones as null, and matches the contract', () => {
    const result = operation(editDraft(NO_DRAFT, { painLevel: 7, notes: null }), 1)
    expect(result.set).toEqual({ painLevel: 7, notes: null })
    expect(DayOperation.parse(result)).toEqual(result)
  })

  test('names for each field the writer that the screen showed, also a writer that had cleared the field', () => {
    const result = operation(editDraft(NO_DRAFT, { painLevel: 7, urgencyLevel: 2 }), 1)
    expect(result.seen).toEqual({ painLevel: ['otherdev.7'], urgencyLevel: ['otherdev.5'] })
  })

  test('names no seen write for a field that was never written', () => {
    expect(operation(editDraft(NO_DRAFT, { painLevel: 0 }, untouched), 1)).toMatchObject({
      set: { painLevel: 0 },
      seen: { painLevel: [] },
    })
  })

  test('does not name a newer write that arrived after the user began to change the field', () => {
    const newer: Day = { ...day, values: { painLevel: 9 }, writers: { painLevel: 'otherdev.8' }, flareInferred: false }
    const draft = changeField(newer, changeField(day, NO_DRAFT, 'painLevel', 6), 'painLevel', 7)
    expect(operation(draft, 1).seen.painLevel).toEqual(['otherdev.7'])
  })
})

test('a field that is changed back to the value of the day is not edited', () => {
  expect(hasEdits(editDraft(editDraft(NO_DRAFT, { painLevel: 7 }), { painLevel: 4 }))).toBe(false)
})

test('the screen shows the draft, else the queued value, else the value of the day', () => {
  const shownDay = applyQueued(day, [operation(editDraft(NO_DRAFT, { painLevel: 7, notes: null }), 1)])
  const draft = changeField(shownDay, NO_DRAFT, 'painLevel', 8)
  const fields = ['painLevel', 'notes', 'urgencyLevel'] as const
  expect(fields.map((field) => shownValue(shownDay, draft, field))).toEqual([8, null, null])
  expect(shownValue(shownDay, NO_DRAFT, 'painLevel')).toBe(7)
})

test('custom fields are changed, sent and edited again like fixed fields', () => {
  const draft = editDraft(NO_DRAFT, { 'symptom.aching': 4, 'trigger.stairs': 2 })
  expect(hasEdits(editDraft(draft, { 'symptom.aching': null, 'trigger.stairs': null }))).toBe(false)
  const firstOperation = operation(draft, 1)
  expect(firstOperation).toMatchObject({
    set: { 'symptom.aching': 4, 'trigger.stairs': 2 },
    seen: { 'symptom.aching': [] },
  })
  expect(DayOperation.parse(firstOperation)).toEqual(firstOperation)
  const nextOperation = operation(changeField(applyQueued(day, [firstOperation]), NO_DRAFT, 'symptom.aching', 5), 2)
  expect(nextOperation.set).toEqual({ 'symptom.aching': 5 })
  expect(nextOperation.seen).toEqual({ 'symptom.aching': ['thisdev0.1'] })
  expect(operation(reopenEdit(NO_DRAFT, nextOperation), 3)).toMatchObject({
    set: nextOperation.set,
    seen: nextOperation.seen,
  })
})

describe('with a queued operation', () => {
  const firstOperation = operation(editDraft(NO_DRAFT, { painLevel: 7, notes: 'Worse' }), 1)
  const shownDay = applyQueued(day, [firstOperation])

  test('a change back to the previous value is an edit, because the service may have applied the operation', () => {
    const nextOperation = operation(changeField(shownDay, NO_DRAFT, 'painLevel', 4), 2)
    expect(nextOperation.set).toEqual({ painLevel: 4 })
    expect(nextOperation.seen).toEqual({ painLevel: ['otherdev.7', 'thisdev0.1'] })
  })

  test('a field names at most 50 writes of a long queue: the first and the newest ones', () => {
    const queue = [firstOperation]
    for (let n = 2; n < 80; n++)
      queue.push(operation(changeField(applyQueued(day, queue), NO_DRAFT, 'painLevel', n % 10), n))
    const seen = queue.at(-1)?.seen.painLevel ?? []
    expect(seen).toHaveLength(50)
    expect(seen[0]).toBe('otherdev.7')
    expect(seen.at(-1)).toBe('thisdev0.78')
  })
})

describe('after a save', () => {
  const savedDraft = editDraft(NO_DRAFT, { painLevel: 7, notes: 'Worse' })

  test('saved fields are not edited any more', () => {
    expect(afterSave(savedDraft, savedDraft, 'thisdev0.1')).toEqual(NO_DRAFT)
  })

  test('changes made during the save stay, and name the saved write as seen', () => {
    const currentDraft = editDraft(savedDraft, { painLevel: 9, urgencyLevel: 2 })
    expect(operation(afterSave(currentDraft, savedDraft, 'thisdev0.1'), 2)).toMatchObject({
      set: { painLevel: 9, urgencyLevel: 2 },
      seen: { painLevel: ['otherdev.7', 'thisdev0.1'], urgencyLevel: ['otherdev.5'] },
    })
  })

  test('a refused edit returns to the draft, where changes made meanwhile have precedence', () => {
    const draft = reopenEdit(editDraft(NO_DRAFT, { painLevel: 9 }), operation(savedDraft, 1))
    expect(operation(draft, 2)).toMatchObject({
      set: { painLevel: 9, notes: 'Worse' },
      seen: { notes: ['otherdev.2'] },
    })
  })
})
