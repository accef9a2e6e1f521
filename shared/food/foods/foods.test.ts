import { describe, expect, it } from 'vitest'
import { type FoodTest, NewPlan } from '../schema.ts'
import { resultsByFood } from '../test/results.ts'
import { FOOD_CATEGORIES } from './categories.ts'
import { COMMON_FOODS, CORE_EIGHT, commonFood, STANDINGS } from './common-foods.ts'
import { foodKey } from './names.ts'

describe('[FOOD-04] the common foods', () => {
  it('are each there once, in a known group', () => {
    const keys = COMMON_FOODS.map(({ name }) => foodKey(name))
    expect(new Set(keys).size).toBe(keys.length)
    for (const { category } of COMMON_FOODS) expect(FOOD_CATEGORIES).toContain(category)
    expect(new Set(COMMON_FOODS.map(({ standing }) => standing))).toEqual(new Set(STANDINGS))
  })

  it.each([
    ['coffee', 'often_bothers'],
    [' Soy  sauce', 'often_bothers'],
    ['Banana', 'varies'],
    ['AVOCADO', 'varies'],
    ['Nuts', 'varies'],
    ['Rye bread', 'varies'],
    ['Pear', 'usually_fine'],
    ['Water', 'usually_fine'],
    ['Heron', undefined],
  ])('%s: %s', (name, standing) => {
    expect(commonFood(name)?.standing).toBe(standing)
  })

  it('have eight that bother people most often, which make a plan', () => {
    expect(CORE_EIGHT).toHaveLength(8)
    for (const name of CORE_EIGHT) expect(commonFood(name)).toMatchObject({ isCore: true, standing: 'often_bothers' })
    const plan = {
      id: '1795000000000-heron1',
      planName: 'Eight',
      eliminatedFoods: [...CORE_EIGHT],
      startsOn: '2026-11-20',
    }
    expect(NewPlan.safeParse(plan).success).toBe(true)
  })
})

describe('[FOOD-04] the user’s own results', () => {
  const id = (n: number) => `179500000000${n}-heron1`
  const test = (n: number, foodName: string, testStatus: FoodTest['testStatus'] = 'safe'): FoodTest => ({
    id: id(n),
    planId: id(0),
    foodName,
    foodCategory: 'other',
    zone: 'UTC',
    startsOn: '2026-11-20',
    testStatus,
    daysTested: 3,
  })

  it('are all kept, the latest first, for every spelling of a food', () => {
    const results = resultsByFood([test(1, 'Soy', 'trigger'), test(3, 'soy '), test(2, 'SOY', 'unclear')], [])
    expect(results.get('soy')?.map(({ testStatus }) => testStatus)).toEqual(['safe', 'unclear', 'trigger'])
  })

  it('do not have a test that still runs', () => {
    expect(resultsByFood([test(1, 'Soy', 'testing')], []).size).toBe(0)
  })

  it('stand beside an own food whose common name was tested', () => {
    const kimchi = {
      id: id(1),
      change: id(1),
      foodName: 'Kimchi',
      category: 'other',
      commonNames: ['Cabbage'],
    } as const
    const results = resultsByFood([test(1, 'cabbage')], [{ ...kimchi, commonNames: [...kimchi.commonNames] }])
    expect(results.get('kimchi')).toEqual(results.get('cabbage'))
    expect(results.get('kimchi')).toHaveLength(1)
  })
})
