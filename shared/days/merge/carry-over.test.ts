import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyValues, CUSTOM_FIELDS } from '../../../tests/fixtures/data/any-day.ts'
import { FULL_DAY } from '../../../tests/fixtures/data/full-day.ts'
import { emptyDay } from '../model/day.ts'
import { DAY_FIELDS, type DayField, type DayValues, specOf } from '../model/fields.ts'
import { isApplicable } from '../model/values.ts'
import { carryOver, undoCarryOver } from './carry-over.ts'
import { changeField, type Draft, NO_DRAFT, type ShownValue, shownValue } from './draft.ts'

const day = emptyDay('2026-11-20')
const ALL: readonly DayField[] = [...DAY_FIELDS, ...CUSTOM_FIELDS]
const draftWith = (edits: { [F in DayField]?: ShownValue<F> }) =>
  Object.entries(edits).reduce(
    (draft, [field, value]) => changeField(day, draft, field as DayField, value as never),
    NO_DRAFT,
  )
const valuesOf = (draft: Draft) => Object.fromEntries(ALL.map((field) => [field, shownValue(day, draft, field)]))

test('levels, counts and choices are filled in; texts, medications, times and flare fields are not', () => {
  const { filled } = carryOver(day, NO_DRAFT, FULL_DAY, ALL)
  const notFilled = DAY_FIELDS.filter((field) => filled[field] === undefined)
  expect(notFilled.toSorted()).toEqual(
    [
      'flareManual',
      'isManagingFlare',
      'interventions',
      'firstSymptomTime',
      'medications',
      'notes',
      'sleepNotes',
      'bowelMovementNotes',
      'mealsEaten',
      'moodNotes',
    ].toSorted(),
  )
  for (const [field, value] of Object.entries(filled)) expect(value).toEqual(FULL_DAY[field as DayField])
})

test('0, false and empty lists are values and are filled in; missing values stay missing', () => {
  const before: DayValues = { painLevel: 0, bladderSpasms: false, foodTags: [], 'trigger.aching': 0 }
  expect(carryOver(day, NO_DRAFT, before, ALL).filled).toEqual(before)
})

test('fields that the screen does not ask for are not filled in', () => {
  expect(carryOver(day, NO_DRAFT, FULL_DAY, ['painLevel', 'notes']).filled).toEqual({ painLevel: FULL_DAY.painLevel })
})

test('today’s values stay, and decide which dependent fields are filled in', () => {
  const before: DayValues = { painLevel: 6, painAfterUrination: true, painAfterUrinationLevel: 4 }
  const { draft, filled } = carryOver(day, draftWith({ painAfterUrination: false }), before, ALL)
  expect(filled).toEqual({ painLevel: 6 })
  expect(valuesOf(draft)).toMatchObject({ painLevel: 6, painAfterUrination: false, painAfterUrinationLevel: null })
})

test('values that were not applicable on the day before are not filled in', () => {
  expect(carryOver(day, NO_DRAFT, { painAfterUrinationLevel: 4 }, ALL).filled).toEqual({})
})

test('undo keeps the fields that were changed after the carry-over', () => {
  const { draft, filled } = carryOver(day, draftWith({ notes: 'A warm bath' }), { painLevel: 6, waterGlasses: 5 }, ALL)
  const withChange = changeField(day, draft, 'painLevel', 7)
  expect(undoCarryOver(day, withChange, filled)).toEqual(draftWith({ painLevel: 7, notes: 'A warm bath' }))
})

test('for any values, today’s values stay, all filled values are applicable, and undo restores the draft', () => {
  fc.assert(
    fc.property(anyValues, anyValues, (before, today) => {
      const draft = draftWith(today)
      const { draft: after, filled } = carryOver(day, draft, before, ALL)
      expect(valuesOf(after)).toMatchObject(today)
      expect(Object.keys(filled).filter((field) => Object.hasOwn(today, field))).toEqual([])
      const values = { ...today, ...filled }
      for (const field of Object.keys(filled) as DayField[]) {
        expect(specOf(field).kind).not.toMatch(/words|lines|time/)
        expect(isApplicable(field, values)).toBe(true)
        expect(filled[field]).toEqual(before[field])
      }
      expect(undoCarryOver(day, after, filled)).toEqual(draft)
    }),
  )
})
