import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../changes/change-id.ts'
import type { ExportedFoodBook, ExportedPlan, ExportedTest } from '../export/food.ts'
import { EMPTY_BOOK, type StoredBook } from '../food/book.ts'
import { MAX_CUSTOM_FOODS, MAX_PLANS, MAX_TESTS } from '../food/limits.ts'
import type { CustomFood } from '../food/schema.ts'
import { mergeFoodBook } from './merge-food-book.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const DAY = 86_400_000
/** The id of a change so many days ago. */
const ago = (days: number, suffix = 'heron1') => changeIdOf(NOW - days * DAY, suffix)

const plan = (days: number, more: Partial<ExportedPlan> = {}): ExportedPlan => ({
  ...{ id: ago(days), planName: 'Quiet', planType: 'custom', eliminatedFoods: ['Coffee'], durationWeeks: 3 },
  startsOn: new Date(NOW - days * DAY).toISOString().slice(0, 10),
  updatedAt: NOW - days * DAY,
  ...more,
})
const test = (days: number, more: Partial<ExportedTest> = {}): ExportedTest => ({
  ...{ id: ago(days), planId: ago(60), foodName: 'Leek', foodCategory: 'vegetables', zone: 'UTC' },
  startsOn: new Date(NOW - days * DAY).toISOString().slice(0, 10),
  ...{ testStatus: 'testing', daysTested: 0 },
  ...more,
})
const rated = (days: number, more: Partial<ExportedTest> = {}) =>
  test(days, {
    ...{ endsOn: '2026-11-24', completion: ago(0.5), testStatus: 'safe', finalRating: 'safe', daysTested: 0, n: 0 },
    ...more,
  })
const food = (days: number, more: Partial<CustomFood> = {}): CustomFood => ({
  ...{ id: ago(days), change: ago(days), foodName: `Food ${days}`, category: 'other', commonNames: [] },
  ...more,
})
const deleted = (days: number, change = ago(0)) => ({ id: ago(days), change, isDeleted: true as const })

const bookOf = (more: Partial<ExportedFoodBook>): ExportedFoodBook => ({
  ...{ plans: [], tests: [], customFoods: [] },
  ...more,
})
const merge = (
  stored: StoredBook,
  file: Partial<ExportedFoodBook>,
  plans: Parameters<typeof mergeFoodBook>[2]['plans'] = [],
) => mergeFoodBook(stored, bookOf(file), { now: NOW, plans })
const countsOf = (added: number, changed: number, same: number) => ({ added, changed, same })
const refusedOf = (what: string, reason: string) => [{ what, reason }]
const END = { endsOn: '2026-11-20', updatedAt: NOW - DAY }

describe('[PROF-03] [FOOD-01] the food of a file', () => {
  const file = bookOf({
    plans: [plan(100, END), plan(60)],
    tests: [rated(30, { planId: ago(100) }), test(2)],
    customFoods: [food(9), deleted(8), food(7, { change: ago(3) })],
  })

  it('makes an empty book equal, and changes nothing the second time', () => {
    const { book, counts, tests, refused } = merge(EMPTY_BOOK, file)
    expect(book).toEqual(file)
    expect(counts).toEqual({
      foodPlans: countsOf(2, 0, 0),
      foodTests: countsOf(2, 0, 0),
      customFoods: countsOf(2, 0, 0),
    })
    expect(tests).toEqual([ago(30), ago(2)])
    expect(refused).toEqual([])
    const again = merge(book, file)
    expect(again.book).toBe(book)
    expect(again.counts).toEqual({
      ...{ foodPlans: countsOf(0, 0, 2), foodTests: countsOf(0, 0, 2), customFoods: countsOf(0, 0, 2) },
    })
  })

  it('is not believed about what the days of a test showed, nor about its first day', () => {
    const { book } = merge(EMPTY_BOOK, {
      plans: [plan(60)],
      tests: [rated(30, { daysTested: 4, n: 4, worst: 9, symptomCorrelation: 5, startsOn: '2026-01-01' })],
    })
    expect(book.tests).toEqual([rated(30)])
  })

  it('keeps a plan, a test and a food that have changed later here', () => {
    const stored = {
      ...file,
      plans: [plan(60, END)],
      tests: [rated(2, { completion: ago(0), finalRating: 'trigger', testStatus: 'trigger' })],
      customFoods: [food(9, { change: ago(1) })],
    }
    const older = {
      plans: [plan(60)],
      tests: [rated(2)],
      customFoods: [food(9, { change: ago(2), foodName: 'Old' }), deleted(9, ago(2))].slice(0, 1),
    }
    expect(merge(stored, older).book).toBe(stored)
    expect(merge(stored, { customFoods: [deleted(9, ago(2))] }).book).toBe(stored)
  })

  it('completes a plan and a test that go on here, the test first', () => {
    const stored = { ...EMPTY_BOOK, plans: [plan(60)], tests: [test(2)] }
    const { book, counts, tests } = merge(stored, { plans: [plan(60, END)], tests: [rated(2)] })
    expect(book).toEqual({ ...EMPTY_BOOK, plans: [plan(60, END)], tests: [rated(2)] })
    expect(counts).toMatchObject({ foodPlans: countsOf(0, 1, 0), foodTests: countsOf(0, 1, 0) })
    expect(tests).toEqual([ago(2)])
  })

  it('rates a test again that was rated here before, which keeps its end and what its days showed', () => {
    const stored = {
      ...EMPTY_BOOK,
      plans: [plan(60)],
      tests: [rated(5, { endsOn: '2026-11-22', daysTested: 3, n: 3, worst: 4, completion: ago(3) })],
    }
    const { book } = merge(stored, {
      tests: [rated(5, { finalRating: 'trigger', testStatus: 'trigger', notes: 'No' })],
    })
    expect(book.tests).toEqual([
      rated(5, {
        ...{ endsOn: '2026-11-22', daysTested: 3, n: 3, worst: 4, finalRating: 'trigger', testStatus: 'trigger' },
        notes: 'No',
      }),
    ])
  })

  it('deletes a food that was deleted later in the file, and brings back one that was changed after its deletion', () => {
    const stored = { ...EMPTY_BOOK, customFoods: [food(9), deleted(8, ago(4))] }
    const { book, counts } = merge(stored, { customFoods: [deleted(9), food(8, { change: ago(1) })] })
    expect(book.customFoods).toEqual([deleted(9), food(8, { change: ago(1) })])
    expect(counts.customFoods).toEqual(countsOf(0, 2, 0))
  })
})

describe('[PROF-03] [FOOD-03] what the rules of food forbid is refused, and the rest is taken over', () => {
  const here = { ...EMPTY_BOOK, plans: [plan(60)], tests: [test(2)] }
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))
  const long = (index: number) =>
    food(index / 100, { notes: '語'.repeat(500), commonNames: many(10, (n) => `${n}${'語'.repeat(38)}`) })

  it.each<[string, StoredBook, Partial<ExportedFoodBook>, { what: string; reason: string }[]]>([
    ['a second running test', here, { tests: [test(1, { foodName: 'Fig' })] }, refusedOf('Fig', 'test-running')],
    [
      'a second running test of the file',
      EMPTY_BOOK,
      { plans: [plan(60)], tests: [test(2), test(1, { foodName: 'Fig' })] },
      refusedOf('Fig', 'test-running'),
    ],
    [
      'a running test in a completed plan',
      EMPTY_BOOK,
      { plans: [plan(60, END)], tests: [test(2)] },
      refusedOf('Leek', 'plan-completed'),
    ],
    ['the end of a plan whose test runs here', here, { plans: [plan(60, END)] }, refusedOf('Quiet', 'test-running')],
    ['a running test without its plan', EMPTY_BOOK, { tests: [test(2)] }, refusedOf('Leek', 'unknown-plan')],
    ['a completed test without its plan', EMPTY_BOOK, { tests: [rated(2)] }, refusedOf('Leek', 'unknown-plan')],
    [
      'a plan far from the day on which it was made',
      EMPTY_BOOK,
      { plans: [plan(60, { startsOn: '2026-01-01' })] },
      refusedOf('Quiet', 'impossible-dates'),
    ],
    [
      'a plan that ends before it begins',
      EMPTY_BOOK,
      { plans: [plan(60, { ...END, endsOn: '2026-01-01' })] },
      refusedOf('Quiet', 'impossible-dates'),
    ],
    [
      'a test that ends before it begins',
      here,
      { tests: [rated(3, { endsOn: '2026-11-21' })] },
      refusedOf('Leek', 'impossible-dates'),
    ],
    ['a plan of tomorrow', EMPTY_BOOK, { plans: [plan(-1)] }, refusedOf('Quiet', 'in-future')],
    [
      'a plan with an end in the future',
      EMPTY_BOOK,
      { plans: [plan(60, { ...END, endsOn: '2026-12-24' })] },
      refusedOf('Quiet', 'in-future'),
    ],
    [
      'a plan that changes tomorrow',
      EMPTY_BOOK,
      { plans: [plan(60, { ...END, updatedAt: NOW + DAY })] },
      refusedOf('Quiet', 'in-future'),
    ],
    [
      'a test that is rated tomorrow',
      here,
      { tests: [rated(3, { completion: ago(-1) })] },
      refusedOf('Leek', 'in-future'),
    ],
    [
      'a food that changes tomorrow',
      EMPTY_BOOK,
      { customFoods: [food(3, { change: ago(-1) })] },
      refusedOf('Food 3', 'in-future'),
    ],
    [
      'a plan too many',
      { ...EMPTY_BOOK, plans: many(MAX_PLANS, (index) => plan(100 + index)) },
      { plans: [plan(60)] },
      refusedOf('Quiet', 'food-limit'),
    ],
    [
      'a test too many',
      { ...here, tests: many(MAX_TESTS, (index) => rated(100 + index)) },
      { tests: [rated(3)] },
      refusedOf('Leek', 'food-limit'),
    ],
    [
      'a food too many',
      { ...EMPTY_BOOK, customFoods: many(MAX_CUSTOM_FOODS, (index) => food(100 + index)) },
      { customFoods: [food(3)] },
      refusedOf('Food 3', 'food-limit'),
    ],
  ])('%s', (_, stored, file, refused) => {
    const merged = merge(stored, { ...file, customFoods: [...(file.customFoods ?? []), deleted(50)] })
    expect(merged.refused).toEqual(refused)
  })

  it('everything that would make the book too large for its item', () => {
    const tests = many(MAX_TESTS, (index) => rated(3 + index / 1000, { notes: '語'.repeat(500) }))
    const { book, refused } = merge(here, { tests, customFoods: many(20, long) })
    expect(refused.length).toBeGreaterThan(10)
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['food-limit']))
    expect(new TextEncoder().encode(JSON.stringify(book)).length).toBeLessThanOrEqual(300_000)
    expect(book.tests.length + refused.length).toBe(tests.length + 1)
  })

  it('a running test also in a flare is no start: it comes back', () => {
    expect(merge({ ...EMPTY_BOOK, plans: [plan(60)] }, { tests: [test(2)] }).book.tests).toEqual([test(2)])
  })

  it('keeps no deleted food where fifty are stored', () => {
    const stored = { ...EMPTY_BOOK, customFoods: many(MAX_CUSTOM_FOODS, (index) => food(100 + index)) }
    expect(merge(stored, { customFoods: [deleted(50)] }).book).toBe(stored)
  })

  it('knows in a preview the plans that earlier batches would store', () => {
    const open = { id: ago(60), eliminatedFoods: [] }
    expect(merge(EMPTY_BOOK, { tests: [test(2)] }, [open]).refused).toEqual([])
    expect(merge(EMPTY_BOOK, { tests: [test(2)] }, [{ ...open, endsOn: '2026-11-20' }]).refused).toEqual(
      refusedOf('Leek', 'plan-completed'),
    )
    const impossible = plan(60, { startsOn: '2026-01-01' })
    expect(merge(EMPTY_BOOK, { plans: [impossible], tests: [test(2)] }, [open]).refused).toEqual([
      ...refusedOf('Quiet', 'impossible-dates'),
      ...refusedOf('Leek', 'unknown-plan'),
    ])
  })
})
