import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../../changes/change-id.ts'
import { EMPTY_BOOK, type StoredBook } from '../book.ts'
import { MAX_TESTS } from '../limits.ts'
import { completePlan, startPlan } from '../plan/plans.ts'
import { NewPlan, NewTest, RATINGS, TestCompletion } from '../schema.ts'
import { completeTest, runningTest, startTest, withSummary } from './food-tests.ts'
import { completedTestsAround, type TestSummary } from './test-days.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const DAY = 86_400_000
const idOf = (n: number, days = 0) => changeIdOf(NOON + days * DAY + n, 'heron1')
const planId = idOf(0)
const plan = NewPlan.parse({ id: planId, planName: 'Quiet', eliminatedFoods: ['Coffee'], startsOn: '2026-11-01' })
const planned = startPlan(EMPTY_BOOK, plan)

const newTest = (n: number, more: object = {}) =>
  NewTest.parse({ id: idOf(n), planId, foodName: 'Tomatoes', foodCategory: 'vegetables', zone: 'UTC', ...more })
const start = (book: StoredBook, n: number, more: object = {}) => startTest(book, newTest(n, more), { isFlare: false })
const complete = (book: StoredBook, n: number, change: string, more: object = {}) =>
  completeTest(book, { id: idOf(n), ...TestCompletion.parse({ change, zone: 'UTC', ...more }) }, summary)
const kept = { daysTested: 3, n: 2, worst: 5, symptomCorrelation: 0.5 }
const summary: TestSummary = { ...kept, suggested: 'safe' }
const testIn = (book: StoredBook) => book.tests[0]

describe('[FOOD-03] a test', () => {
  it('begins on the date of its id for the user, and runs', () => {
    const book = start(planned, 1)
    expect(testIn(book)).toEqual({ ...newTest(1), startsOn: '2026-11-22', testStatus: 'testing', daysTested: 0 })
    expect(runningTest(book)?.id).toBe(idOf(1))
    expect(testIn(start(planned, 1, { zone: 'Pacific/Kiritimati' }))?.startsOn).toBe('2026-11-23')
  })

  it('is not of a food that is named as a formula', () => {
    expect(() => start(planned, 1, { foodName: '=cmd' })).toThrow('foodName')
  })

  it('is the only one: a second is refused until it is completed, also of another plan', () => {
    const book = start(startPlan(planned, { ...plan, id: idOf(9) }), 1)
    expect(() => start(book, 2)).toThrow('food-test-running')
    expect(() => start(book, 2, { planId: idOf(9) })).toThrow('food-test-running')
    expect(start(complete(book, 1, idOf(3)), 4).tests).toHaveLength(2)
  })

  it('is refused in a flare, for an unknown plan, and for a completed one', () => {
    expect(() => startTest(planned, newTest(1), { isFlare: true })).toThrow('food-test-in-flare')
    expect(() => start(planned, 1, { planId: idOf(8) })).toThrow('food-plan-unknown')
    const completed = completePlan(planned, planId, { change: idOf(5), endsOn: '2026-11-22' })
    expect(() => start(completed, 1)).toThrow('food-plan-completed')
  })

  it('keeps its plan from being completed while it runs', () => {
    const end = { change: idOf(5), endsOn: '2026-11-22' }
    expect(() => completePlan(start(planned, 1), planId, end)).toThrow('food-test-running')
    expect(completePlan(complete(start(planned, 1), 1, idOf(2)), planId, end).plans[0]?.endsOn).toBe('2026-11-22')
  })

  it('[SEC-25] is started once, also in a flare or after it was completed, and another one with its id is refused', () => {
    const book = start(planned, 1)
    expect(startTest(book, newTest(1), { isFlare: true })).toBe(book)
    const completed = complete(book, 1, idOf(2))
    expect(start(completed, 1)).toBe(completed)
    expect(() => start(book, 1, { foodName: 'Soy' })).toThrow('invalid-request')
  })

  it(`is refused after ${MAX_TESTS}`, () => {
    const one = { ...newTest(1), startsOn: '2026-11-22', testStatus: 'safe', daysTested: 3 } as const
    const full = { ...planned, tests: Array.from({ length: MAX_TESTS }, (_, n) => ({ ...one, id: idOf(n) })) }
    expect(() => start(full, MAX_TESTS)).toThrow('food-limit-reached')
  })

  it.each([
    [{ foodName: '' }, 'foodName'],
    [{ foodCategory: 'drink' }, 'foodCategory'],
    [{ zone: 'Nowhere' }, 'zone'],
    [{ planId: 'heron1' }, 'planId'],
  ])('with %j is refused at %s', (more, field) => {
    expect(NewTest.safeParse({ ...newTest(1), ...more }).error?.issues[0]?.path).toEqual([field])
  })
})

describe('[FOOD-03] completing a test', () => {
  const book = start(planned, 1)

  it.each(RATINGS)('with the rating %s keeps it with the notes and what the days showed', (finalRating) => {
    const { testStatus, ...rest } = testIn(complete(book, 1, idOf(2, 3), { finalRating, notes: 'Soup' })) ?? {}
    expect(testStatus).toBe(finalRating)
    expect(rest).toMatchObject({ ...kept, finalRating, notes: 'Soup', endsOn: '2026-11-25', completion: idOf(2, 3) })
  })

  it('without a rating is unclear', () => {
    const test = testIn(complete(book, 1, idOf(2)))
    expect(test?.testStatus).toBe('unclear')
    expect(test).not.toHaveProperty('finalRating')
  })

  it('[SEC-25] again changes nothing, and the later rating counts in any order', () => {
    const first = complete(book, 1, idOf(2), { finalRating: 'safe' })
    expect(complete(first, 1, idOf(2), { finalRating: 'safe' })).toBe(first)
    const later = complete(first, 1, idOf(2, 9), { finalRating: 'trigger' })
    expect(testIn(later)).toMatchObject({ testStatus: 'trigger', endsOn: '2026-11-22' })
    expect(complete(later, 1, idOf(3), { finalRating: 'caution' })).toBe(later)
  })

  it('before its first day, after a flight to the west, ends it on that day', () => {
    const east = start(planned, 1, { zone: 'Pacific/Kiritimati' })
    expect(testIn(complete(east, 1, idOf(2)))?.endsOn).toBe('2026-11-23')
  })

  it('that is unknown is refused; a fourth rating does not exist', () => {
    expect(() => complete(book, 7, idOf(8))).toThrow('food-test-unknown')
    expect(TestCompletion.safeParse({ change: idOf(2), zone: 'UTC', finalRating: 'unclear' }).success).toBe(false)
  })
})

describe('[FOOD-03] a log that arrives after its test was completed', () => {
  const book = complete(start(planned, 1), 1, idOf(2, 9), { finalRating: 'safe' })

  it.each([
    ['2026-11-18', 0],
    ['2026-11-19', 1],
    ['2026-11-25', 1],
    ['2026-11-26', 0],
  ])('of %s belongs to %i of its tests', (date, tests) => {
    expect(completedTestsAround(book, planId, date)).toHaveLength(tests)
    expect(completedTestsAround(book, idOf(9), date)).toEqual([])
  })

  it('belongs to no test that is running, and to none after its end', () => {
    expect(completedTestsAround(start(planned, 1), planId, '2026-11-22')).toEqual([])
    const short = complete(start(planned, 1), 1, idOf(2, 1))
    expect(completedTestsAround(short, planId, '2026-11-23')).toHaveLength(1)
    expect(completedTestsAround(short, planId, '2026-11-24')).toEqual([])
  })

  it('changes what its days show, and neither its rating nor its end', () => {
    const shows = { daysTested: 4, n: 0, suggested: 'unclear' } as const
    const { worst: _, symptomCorrelation: __, ...rest } = testIn(book) ?? {}
    expect(testIn(withSummary(book, idOf(1), shows))).toEqual({ ...rest, daysTested: 4, n: 0 })
    expect(withSummary(book, idOf(1), summary)).toBe(book)
    expect(withSummary(book, idOf(1), { ...summary, suggested: 'trigger' })).toBe(book)
  })

  it('changes nothing of a test that is running', () => {
    const running = start(planned, 1)
    expect(withSummary(running, idOf(1), summary)).toBe(running)
  })
})
