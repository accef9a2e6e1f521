import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyValues, SOME_OWN } from '../../../tests/fixtures/data/any-day.ts'
import { FULL } from '../../../tests/fixtures/data/full-day.ts'
import { emptyDay } from '../model/day.ts'
import { DAY_FIELDS, type DayField, type DayValues, specOf } from '../model/fields.ts'
import { counts } from '../model/values.ts'
import { carryOver, takeBack } from './carry-over.ts'
import { change, type Draft, NO_DRAFT, type Shown, shown } from './draft.ts'

const day = emptyDay('2026-11-20')
const ALL: readonly DayField[] = [...DAY_FIELDS, ...SOME_OWN]
const drafted = (edits: { [F in DayField]?: Shown<F> }) =>
  Object.entries(edits).reduce(
    (draft, [field, value]) => change(day, draft, field as DayField, value as never),
    NO_DRAFT,
  )
const valuesOf = (draft: Draft) => Object.fromEntries(ALL.map((field) => [field, shown(day, draft, field)]))

test('levels, counts and choices are filled in; words, medications, times and flares are not', () => {
  const { filled } = carryOver(day, NO_DRAFT, FULL, ALL)
  const left = DAY_FIELDS.filter((field) => filled[field] === undefined)
  expect(left.toSorted()).toEqual(
    [
      ...(['flareManual', 'isManagingFlare', 'interventions', 'firstSymptomTime', 'medications'] as const),
      ...(['notes', 'sleepNotes', 'bowelMovementNotes', 'mealsEaten', 'moodNotes'] as const),
    ].toSorted(),
  )
  for (const [field, value] of Object.entries(filled)) expect(value).toEqual(FULL[field as DayField])
})

test('0, no and none of these are answers and are filled in; what was not answered stays so', () => {
  const before: DayValues = { painLevel: 0, bladderSpasms: false, foodTags: [], 'trigger.aching': 0 }
  expect(carryOver(day, NO_DRAFT, before, ALL).filled).toEqual(before)
})

test('what the screen does not ask for is not filled in', () => {
  expect(carryOver(day, NO_DRAFT, FULL, ['painLevel', 'notes']).filled).toEqual({ painLevel: FULL.painLevel })
})

test('what was answered today stays, and decides what is asked beside it', () => {
  const before: DayValues = { painLevel: 6, painAfterUrination: true, painAfterUrinationLevel: 4 }
  const { draft, filled } = carryOver(day, drafted({ painAfterUrination: false }), before, ALL)
  expect(filled).toEqual({ painLevel: 6 })
  expect(valuesOf(draft)).toMatchObject({ painLevel: 6, painAfterUrination: false, painAfterUrinationLevel: null })
})

test('what did not count yesterday is not filled in', () => {
  expect(carryOver(day, NO_DRAFT, { painAfterUrinationLevel: 4 }, ALL).filled).toEqual({})
})

test('taken back, what was changed since stays', () => {
  const { draft, filled } = carryOver(day, drafted({ notes: 'A warm bath' }), { painLevel: 6, waterGlasses: 5 }, ALL)
  const changed = change(day, draft, 'painLevel', 7)
  expect(takeBack(day, changed, filled)).toEqual(drafted({ painLevel: 7, notes: 'A warm bath' }))
})

test('whatever was said, nothing of today is lost, all that is filled in counts, and taking it back leaves no trace', () => {
  fc.assert(
    fc.property(anyValues, anyValues, (before, today) => {
      const draft = drafted(today)
      const { draft: after, filled } = carryOver(day, draft, before, ALL)
      expect(valuesOf(after)).toMatchObject(today)
      expect(Object.keys(filled).filter((field) => Object.hasOwn(today, field))).toEqual([])
      const values = { ...today, ...filled }
      for (const field of Object.keys(filled) as DayField[]) {
        expect(specOf(field).kind).not.toMatch(/words|lines|time/)
        expect(counts(field, values)).toBe(true)
        expect(filled[field]).toEqual(before[field])
      }
      expect(takeBack(day, after, filled)).toEqual(draft)
    }),
  )
})
