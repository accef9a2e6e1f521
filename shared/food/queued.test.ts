import { describe, expect, it } from 'vitest'
import { changeIdOf, instantOf } from '../changes/change-id.ts'
import type { FoodLog } from './log/log-schema.ts'
import { type FoodChange, type FoodEdit, type FoodState, withQueuedFood } from './queued.ts'
import { CustomFood, NewPlan, type Plan } from './schema.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const DAY = 86_400_000
const idAt = (days: number, n = 0) => changeIdOf(NOON + days * DAY + n, 'heron1')
const NOW = { now: NOON + 60_000, zone: 'UTC' }

const newPlan = (more: object = {}) =>
  NewPlan.parse({
    ...{ id: idAt(-30), planName: 'Quiet', eliminatedFoods: ['Coffee', 'Tomato'], startsOn: '2026-10-25' },
    ...{ baselineSymptoms: 4, ...more },
  })
const plan: Plan = { ...newPlan(), updatedAt: NOON - 30 * DAY, status: 'active' }
const planId = plan.id
const EMPTY: FoodState = { book: { plans: [], tests: [], customFoods: [] }, logs: new Map() }
const withPlan: FoodState = { ...EMPTY, book: { ...EMPTY.book, plans: [plan] }, logs: new Map([[planId, []]]) }

/** The edit of a change, made at the instant of its id. */
function editOf(change: FoodChange): FoodEdit {
  const ids = JSON.stringify(change).match(/\d{13}-\w{6}/g) ?? []
  return { ...change, editedAt: Math.max(...ids.map(instantOf)) }
}
const shown = (state: FoodState, ...changes: FoodChange[]) => withQueuedFood(state, changes.map(editOf), NOW)

const startPlan = (more: object = {}): FoodChange => ({ what: 'start-plan', plan: newPlan(more) })
const startTest = (n = 0, days = -3): FoodChange => ({
  what: 'start-test',
  test: { id: idAt(days, n), planId, foodName: 'Tomato', foodCategory: 'vegetables', zone: 'UTC' },
})
const rate = (id: string, more: object = {}, n = 9): FoodChange => ({
  what: 'complete-test',
  id,
  body: { change: idAt(0, n), zone: 'UTC', ...more },
})
const log = (date: string, set: object, n = 1): FoodChange => ({
  what: 'log',
  id: planId,
  body: { change: idAt(0, n), date, zone: 'UTC', set },
})
const complete = (endsOn: string): FoodChange => ({
  what: 'complete-plan',
  id: planId,
  body: { change: idAt(0, 20), endsOn },
})
const food = (n: number, more: object = {}) =>
  CustomFood.parse({ id: idAt(-1), change: idAt(0, n), foodName: 'Kimchi', category: 'vegetables', ...more })
const logsIn = ({ logs }: FoodState) => logs.get(planId)

describe('[FOOD-01] a plan that waits', () => {
  it('is shown with its status', () => {
    expect(shown(EMPTY, startPlan()).book.plans).toEqual([{ ...plan, status: 'reintroduction' }])
  })

  it('is shown once when its reply has arrived already, and follows the date meanwhile', () => {
    expect(shown(withPlan, startPlan()).book.plans).toEqual([{ ...plan, status: 'reintroduction' }])
    expect(shown(withPlan).book.plans[0]?.status).toBe('reintroduction')
  })

  it('is completed, unless it would end before it begins', () => {
    expect(shown(withPlan, complete('2026-11-22')).book.plans[0]).toMatchObject({ status: 'completed' })
    expect(shown(withPlan, complete('2026-10-24')).book.plans[0]?.status).toBe('reintroduction')
  })
})

describe('[FOOD-02] a log that waits', () => {
  const read: FoodLog = { planId, date: '2026-11-21', symptomSeverity: 3, notes: 'Soup' }
  const known = { ...withPlan, logs: new Map([[planId, [read]]]) }

  it('changes only its own answers, and clears one with null', () => {
    const after = shown(known, log('2026-11-21', { symptomSeverity: 5, notes: null, consumedEliminatedFoods: [] }))
    expect(logsIn(after)).toEqual([{ planId, date: '2026-11-21', symptomSeverity: 5, consumedEliminatedFoods: [] }])
  })

  it('of a new date is listed with the others, newest first', () => {
    const after = shown(known, log('2026-11-20', { symptomSeverity: 1 }), log('2026-11-22', { symptomSeverity: 2 }))
    expect(logsIn(after)?.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-21', '2026-11-20'])
  })

  it.each([
    ['of tomorrow', log('2026-11-23', { symptomSeverity: 1 })],
    ['of 15 days ago', log('2026-11-07', { symptomSeverity: 1 })],
    ['of a food that is eaten anyway', log('2026-11-22', { consumedEliminatedFoods: ['Tea'] })],
    ['of an unknown plan', { ...log('2026-11-22', { symptomSeverity: 1 }), id: idAt(-9) } as FoodChange],
  ])('%s changes nothing, as the service refuses it', (_, change) => {
    expect(shown(known, change)).toEqual(shown(known))
  })

  it('of a plan whose logs were not read is all that is known of them', () => {
    const after = shown({ ...withPlan, logs: new Map() }, log('2026-11-22', { symptomSeverity: 1 }))
    expect(logsIn(after)).toEqual([{ planId, date: '2026-11-22', symptomSeverity: 1 }])
  })
})

describe('[FOOD-03] a test that waits', () => {
  const id = idAt(-3)

  it('runs alone: a second one is not shown', () => {
    const { tests } = shown(withPlan, startTest(), startTest(1)).book
    expect(tests).toEqual([expect.objectContaining({ id, testStatus: 'testing', startsOn: '2026-11-19' })])
  })

  it('does not start on the day of a flare that was logged before', () => {
    const flare = log('2026-11-22', { flareOccurred: true })
    expect(shown(withPlan, flare, startTest(0, 0)).book.tests).toEqual([])
    expect(shown(withPlan, startTest(0, 0), flare).book.tests).toHaveLength(1)
  })

  it('is completed with what its days show, those that wait included', () => {
    const { tests } = shown(
      withPlan,
      startTest(),
      log('2026-11-20', { symptomSeverity: 6 }),
      rate(id, { finalRating: 'caution' }),
    ).book
    expect(tests).toEqual([
      expect.objectContaining({ testStatus: 'caution', daysTested: 1, n: 1, worst: 6, symptomCorrelation: 2 }),
    ])
  })

  it('is told from no day after its end', () => {
    const { tests } = shown(
      withPlan,
      startTest(),
      log('2026-11-20', { symptomSeverity: 6 }),
      log('2026-11-22', { symptomSeverity: 9 }),
      rate(id, { change: idAt(-1) }),
    ).book
    expect(tests[0]).toMatchObject({ endsOn: '2026-11-21', worst: 6, n: 1 })
  })

  it('shows what a log of its days says that waits behind its rating', () => {
    const changes = [startTest(), rate(id, { finalRating: 'safe' }), log('2026-11-20', { symptomSeverity: 7 })]
    expect(shown(withPlan, ...changes).book.tests[0]).toMatchObject({ testStatus: 'safe', worst: 7, n: 1 })
  })

  it('keeps what the service found in logs that were not read', () => {
    const rated = shown(withPlan, startTest(), rate(id), log('2026-11-19', { symptomSeverity: 7 })).book
    const unread = { book: rated, logs: new Map() }
    expect(shown(unread, log('2026-11-20', { symptomSeverity: 1 })).book.tests[0]).toMatchObject({ worst: 7, n: 1 })
  })

  it('that is unknown is not rated', () => {
    expect(shown(withPlan, rate(id)).book.tests).toEqual([])
  })
})

describe('[FOOD-04] an own food that waits', () => {
  it('is added, changed and deleted in the order of its changes', () => {
    const add: FoodChange = { what: 'save-food', food: food(0) }
    const change: FoodChange = { what: 'save-food', food: food(1, { foodName: 'Leek' }) }
    const remove: FoodChange = { what: 'remove-food', id: idAt(-1), change: idAt(0, 2) }
    const names = (...changes: FoodChange[]) => shown(EMPTY, ...changes).book.customFoods.map((each) => each.foodName)
    expect(names(add)).toEqual(['Kimchi'])
    expect(names(add, change)).toEqual(['Leek'])
    expect(names(add, change, remove)).toEqual([])
    expect(names(add, remove, change)).toEqual([])
  })
})

it('an error that is no refusal is not swallowed', () => {
  const broken = { what: 'log', id: planId, body: undefined, editedAt: NOON } as unknown as FoodEdit
  expect(() => withQueuedFood(withPlan, [broken], NOW)).toThrow(TypeError)
})
