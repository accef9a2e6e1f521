import { describe, expect, it } from 'vitest'
import { DRINKS, FOODS } from '../../days/model/options.ts'
import { COMMON_FOODS } from '../foods/common-foods.ts'
import { CustomFood, type FoodTest } from '../schema.ts'
import { evidenceOf, hasAgreedTest, testsOf } from './evidence.ts'

const test = (n: number, foodName: string, more: Partial<FoodTest> = {}): FoodTest => ({
  ...{ id: `179500000000${n}-heron1`, planId: '1780000000000-heron1', foodName, foodCategory: 'other', zone: 'UTC' },
  ...{ startsOn: '2026-05-04', testStatus: 'caution', daysTested: 3, ...more },
})
const namesOf = (name: string, tests: FoodTest[], customFoods: CustomFood[] = []) =>
  testsOf(name, { tests, customFoods }).map(({ id }) => id.slice(12, 13))

describe('[FOOD-05] the tests beside a possible link', () => {
  it('are of the food in any spelling, the latest of them, and none that runs', () => {
    const tests = [test(1, 'coffee '), test(2, 'Coffee'), test(3, 'Coffee', { testStatus: 'testing' }), test(4, 'Tea')]
    expect(namesOf('Coffee', tests)).toEqual(['2'])
  })

  it.each([
    ['Citrus', ['Lemon', 'Orange', 'Tea'], ['2', '1']],
    ['Strawberries', ['Strawberry'], ['1']],
    ['Sourdough or rye', ['Rye bread', 'Sourdough'], ['2', '1']],
    ['Spicy', ['Hot peppers'], ['1']],
    ['Coffee', ['Decaf coffee'], []],
  ])('%s: tests of %j', (name, foods, found) => {
    expect(
      namesOf(
        name,
        foods.map((food, index) => test(index + 1, food)),
      ),
    ).toEqual(found)
  })

  it('are found by the other names of an own food', () => {
    const own = CustomFood.parse({
      ...{ id: '1795000000000-heron1', change: '1795000000000-heron1', foodName: 'Tomato', category: 'vegetables' },
      commonNames: ['Passata'],
    })
    expect(namesOf('Tomato', [test(1, 'Passata')], [own])).toEqual(['1'])
  })

  it('are told with their month and the rating of the user', () => {
    expect(evidenceOf(test(1, 'Coffee'), '2026-11-20')).toBe('You tested coffee in May: caution.')
    expect(evidenceOf(test(1, 'MSG', { testStatus: 'unclear' }), '2027-01-01')).toBe(
      'You tested MSG in May 2026: unclear, worth another test.',
    )
  })

  it('can be of most options of the log by the names of the common foods', () => {
    const common = COMMON_FOODS.map(({ name }, index) => test(index % 10, name))
    const without = [...FOODS, ...DRINKS].filter((option) => namesOf(option, common).length === 0)
    expect(without).toEqual([
      ...[
        'Green vegetables',
        'Dairy products',
        'Gluten',
        'Processed foods',
        'Herbal tea',
        'Energy drinks',
        'Other juice',
      ],
    ])
  })
})

describe('[FOOD-03] an earlier test of the same food', () => {
  const now = test(5, 'Coffee', { testStatus: 'testing' })
  it.each<[FoodTest['testStatus'], 'safe' | 'caution' | 'trigger', boolean]>([
    ['trigger', 'trigger', true],
    ['caution', 'trigger', true],
    ['safe', 'trigger', false],
    ['unclear', 'trigger', false],
    ['safe', 'safe', true],
    ['caution', 'safe', false],
  ])('that ended as %s agrees with %s: %s', (testStatus, suggested, agrees) => {
    const tests = [test(1, 'coffee', { testStatus }), test(2, 'Tea', { testStatus: suggested }), now]
    expect(hasAgreedTest(now, suggested, { tests, customFoods: [] })).toBe(agrees)
  })

  it('is no later one, and not the test itself', () => {
    const [before, after] = [test(3, 'Coffee'), test(4, 'Coffee')]
    expect(hasAgreedTest(before, 'caution', { tests: [before, after], customFoods: [] })).toBe(false)
    expect(hasAgreedTest(after, 'caution', { tests: [before, after], customFoods: [] })).toBe(true)
  })
})
