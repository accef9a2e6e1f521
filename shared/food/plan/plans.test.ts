import { describe, expect, it } from 'vitest'
import { changeIdOf } from '../../changes/change-id.ts'
import { assertFits, EMPTY_BOOK, type StoredBook } from '../book.ts'
import { MAX_PLANS } from '../limits.ts'
import { CustomFood, NewPlan, PlanCompletion } from '../schema.ts'
import { completePlan, eliminationEndsOn, phaseOf, startPlan, withStatus } from './plans.ts'

const NOON = Date.parse('2026-11-01T12:00:00Z')
const idOf = (n: number) => changeIdOf(NOON + n, 'heron1')
const newPlan = (more: object = {}) =>
  NewPlan.parse({
    id: idOf(0),
    planName: ' Quiet weeks ',
    eliminatedFoods: ['Coffee'],
    startsOn: '2026-11-01',
    ...more,
  })
const withPlan = (more: object = {}): StoredBook => startPlan(EMPTY_BOOK, newPlan(more))
const planIn = (book: StoredBook) => {
  const [plan] = book.plans
  if (!plan) throw new Error('There is no plan')
  return plan
}
const completion = (endsOn: string, n = 9) => PlanCompletion.parse({ change: idOf(n), endsOn })

describe('[FOOD-01] a new plan', () => {
  it('has defaults: of the own foods, three weeks, no baseline', () => {
    expect(planIn(withPlan())).toEqual({
      id: idOf(0),
      planName: 'Quiet weeks',
      planType: 'custom',
      eliminatedFoods: ['Coffee'],
      durationWeeks: 3,
      startsOn: '2026-11-01',
      updatedAt: NOON,
    })
  })

  it('[DATA-01] keeps all that it is given; the name of a plan may look like a formula', () => {
    const given = {
      planName: '=cmd|calc',
      planType: 'core_eight',
      eliminatedFoods: ['Soy', '7-grain bread', '🌶️'],
      durationWeeks: 4,
      baselineSymptoms: 0,
    }
    expect(planIn(withPlan(given))).toMatchObject(given)
  })

  it.each([
    [{ planName: ' ' }, 'planName'],
    [{ planName: 'x'.repeat(61) }, 'planName'],
    [{ planType: 'strict' }, 'planType'],
    [{ eliminatedFoods: [] }, 'eliminatedFoods'],
    [{ eliminatedFoods: ['Coffee', 'coffee '] }, 'eliminatedFoods'],
    [{ eliminatedFoods: Array.from({ length: 31 }, (_, n) => `Food ${n}`) }, 'eliminatedFoods'],
    [{ eliminatedFoods: ['Coffee', '=1+1'] }, 'eliminatedFoods'],
    [{ durationWeeks: 0 }, 'durationWeeks'],
    [{ durationWeeks: -3 }, 'durationWeeks'],
    [{ durationWeeks: 5 }, 'durationWeeks'],
    [{ durationWeeks: 2.5 }, 'durationWeeks'],
    [{ startsOn: '2026-02-30' }, 'startsOn'],
    [{ baselineSymptoms: 11 }, 'baselineSymptoms'],
    [{ baselineSymptoms: -1 }, 'baselineSymptoms'],
  ])('%j is refused at %s', (more, field) => {
    const input = { id: idOf(0), planName: 'x', eliminatedFoods: ['Coffee'], startsOn: '2026-11-01', ...more }
    expect(NewPlan.safeParse(input).error?.issues[0]?.path[0]).toBe(field)
  })

  it.each(['2026-10-04', '2026-11-29'])('may begin on %s, 28 days away', (startsOn) => {
    expect(planIn(withPlan({ startsOn })).startsOn).toBe(startsOn)
  })

  it.each(['2026-10-03', '2026-11-30', '2062-11-01'])('beginning on %s is refused', (startsOn) => {
    const errors = [{ pointer: '/body/startsOn', detail: 'out_of_range' }]
    expect(() => withPlan({ startsOn })).toThrow(expect.objectContaining({ code: 'invalid-request', errors }))
  })

  it('[SEC-25] is added once, and another one with its id is refused', () => {
    const book = withPlan()
    expect(startPlan(book, newPlan())).toBe(book)
    expect(startPlan(completePlan(book, idOf(0), completion('2026-11-02')), newPlan()).plans).toHaveLength(1)
    expect(() => startPlan(book, newPlan({ planName: 'Another' }))).toThrow('invalid-request')
  })

  it(`is refused after ${MAX_PLANS}`, () => {
    let book = EMPTY_BOOK
    for (let n = 0; n < MAX_PLANS; n++) book = startPlan(book, newPlan({ id: idOf(n) }))
    expect(() => startPlan(book, newPlan({ id: idOf(MAX_PLANS) }))).toThrow('food-limit-reached')
  })

  it('is refused when all together would be too large for one item', () => {
    const notes = '🌊'.repeat(500)
    const food = CustomFood.parse({ id: idOf(0), change: idOf(0), foodName: 'x', category: 'other', notes })
    const foods = (count: number) => ({ ...EMPTY_BOOK, customFoods: Array.from({ length: count }, () => food) })
    expect(() => assertFits(foods(100))).not.toThrow()
    expect(() => assertFits(foods(150))).toThrow('food-limit-reached')
  })
})

describe('[FOOD-01] the phase', () => {
  const plan = planIn(withPlan())
  it.each([
    ['2026-10-31', 'planned', 'active'],
    ['2026-11-01', 'elimination', 'active'],
    ['2026-11-21', 'elimination', 'active'],
    ['2026-11-22', 'reintroduction', 'reintroduction'],
    ['2027-11-22', 'reintroduction', 'reintroduction'],
  ])('on %s is %s, and the status %s', (today, phase, status) => {
    expect(phaseOf(plan, today)).toBe(phase)
    expect(withStatus(plan, today).status).toBe(status)
  })

  it.each([
    [1, '2026-11-07'],
    [3, '2026-11-21'],
    [4, '2026-11-28'],
  ])('of %i weeks of elimination ends with %s', (durationWeeks, last) => {
    expect(eliminationEndsOn({ startsOn: '2026-11-01', durationWeeks })).toBe(last)
  })

  it('is completed only by the user, on any date', () => {
    const completed = planIn(completePlan(withPlan(), idOf(0), completion('2026-11-05')))
    expect(completed).toMatchObject({ endsOn: '2026-11-05', updatedAt: NOON + 9 })
    expect(phaseOf(completed, '2026-11-03')).toBe('completed')
    expect(withStatus(completed, '2026-11-03').status).toBe('completed')
  })
})

describe('[FOOD-01] completing a plan', () => {
  it('on its first day is possible, and before it is refused at the date', () => {
    expect(planIn(completePlan(withPlan(), idOf(0), completion('2026-11-01'))).endsOn).toBe('2026-11-01')
    const errors = [{ pointer: '/body/endsOn', detail: 'before_start' }]
    expect(() => completePlan(withPlan(), idOf(0), completion('2026-10-31'))).toThrow(
      expect.objectContaining({ code: 'food-plan-ends-before-start', errors }),
    )
  })

  it('[SEC-25] again changes nothing', () => {
    const book = completePlan(withPlan(), idOf(0), completion('2026-11-05'))
    expect(completePlan(book, idOf(0), completion('2026-11-09', 10))).toBe(book)
  })

  it('[SEC-02] that is unknown is refused', () => {
    expect(() => completePlan(withPlan(), idOf(1), completion('2026-11-05'))).toThrow('food-plan-unknown')
  })
})
