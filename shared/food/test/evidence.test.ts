import { describe, expect, it } from 'vitest'
import { DRINKS, FOODS } from '../../days/model/options.ts'
import { COMMON_FOODS } from '../foods/common-foods.ts'
import { CustomFood, type FoodTest } from '../schema.ts'
import { earlierTests, evidenceOf, testsOf } from './evidence.ts'

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

describe('[FOOD-03] the earlier tests of a food', () => {
  const now = test(9, 'Coffee', { testStatus: 'testing' })

  it('are counted by their ratings, of this food alone, and without those that run', () => {
    const tests = [
      test(1, 'coffee', { testStatus: 'trigger' }),
      test(2, 'Coffee', { testStatus: 'caution' }),
      test(3, 'Coffee', { testStatus: 'safe' }),
      test(4, 'Coffee', { testStatus: 'unclear' }),
      test(5, 'Coffee', { testStatus: 'testing' }),
      test(6, 'Tea', { testStatus: 'safe' }),
      now,
    ]
    expect(earlierTests(now, { tests, customFoods: [] })).toEqual({ of: 4, worse: 2, safe: 1 })
  })

  it('are no later ones, and not the test itself', () => {
    const [before, after] = [test(3, 'Coffee'), test(4, 'Coffee')]
    expect(earlierTests(before, { tests: [before, after], customFoods: [] })).toEqual({ of: 0, worse: 0, safe: 0 })
    expect(earlierTests(after, { tests: [before, after], customFoods: [] })).toEqual({ of: 1, worse: 1, safe: 0 })
  })
})
