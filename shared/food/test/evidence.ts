import type { LocalDate } from '../../time/local-date.ts'
import { foodKey } from '../foods/names.ts'
import type { FoodBook, FoodTest } from '../schema.ts'
import { text } from '../text.ts'
import type { EarlierTests } from './results.ts'
import { resultsByFood } from './results.ts'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const MONTH_WITH_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "May", with the year if it is not that of `today`. */
export function monthOfTest({ startsOn }: Pick<FoodTest, 'startsOn'>, today: LocalDate): string {
  const isThisYear = startsOn.slice(0, 4) === today.slice(0, 4)
  return (isThisYear ? MONTH : MONTH_WITH_YEAR).format(Date.parse(startsOn))
}

/** What a food is called in the log, by names under which it may have been tested. Options of the log name several foods. */
const TESTED_AS: Readonly<Record<string, readonly string[]>> = {
  citrus: ['Citrus', 'Lemon', 'Orange', 'Grapefruit'],
  spicy: ['Spicy', 'Spicy food', 'Hot peppers'],
  strawberries: ['Strawberry'],
  bananas: ['Banana'],
  'cured meat': ['Salami'],
  'sourdough or rye': ['Sourdough', 'Rye bread'],
  'rice or oats': ['Rice', 'Oats'],
  'pears or blueberries': ['Pear', 'Blueberry'],
  'chicken or fish': ['Chicken', 'Fish'],
  'onion or garlic': ['Garlic', 'Onion'],
  eggs: ['Egg'],
  tomato: ['Tomato', 'Tomatoes'],
  cola: ['Cola', 'Fizzy drinks'],
  'fizzy water': ['Fizzy water', 'Fizzy drinks'],
}

/** The user's tests of what an exposure of the food analysis names, the latest of each food. Source: requirement FOOD-05. */
export function testsOf(name: string, { tests, customFoods }: Pick<FoodBook, 'tests' | 'customFoods'>): FoodTest[] {
  const results = resultsByFood(tests, customFoods)
  const names = [name, ...(TESTED_AS[foodKey(name)] ?? [])]
  const latest = new Set(names.flatMap((each) => results.get(foodKey(each))?.[0] ?? []))
  return [...latest].toSorted((one, other) => (one.id < other.id ? 1 : -1))
}

/** How the user rated the completed tests of the same food before this one. */
export function earlierTests(
  test: FoodTest,
  { tests, customFoods }: Pick<FoodBook, 'tests' | 'customFoods'>,
): EarlierTests {
  const ofFood = resultsByFood(tests, customFoods).get(foodKey(test.foodName)) ?? []
  const ratings = ofFood.filter(({ id }) => id < test.id).map(({ testStatus }) => testStatus)
  const count = (kinds: readonly FoodTest['testStatus'][]) => ratings.filter((each) => kinds.includes(each)).length
  return { of: ratings.length, worse: count(['caution', 'trigger']), safe: count(['safe']) }
}

/** "You tested coffee in May: caution." A food test is evidence beside the analysis, and as the user rated it. */
export function evidenceOf(test: FoodTest, today: LocalDate): string {
  return text.evidence(test.foodName, monthOfTest(test, today), text.ratings[test.testStatus])
}
