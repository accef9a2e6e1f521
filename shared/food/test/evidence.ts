import type { LocalDate } from '../../time/local-date.ts'
import { foodKey } from '../foods/names.ts'
import type { FoodBook, FoodTest } from '../schema.ts'
import { text } from '../text.ts'
import { resultsByFood } from './results.ts'
import type { TestSummary } from './test-days.ts'

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

const isWorse = (rating: FoodTest['testStatus'] | TestSummary['suggested']) =>
  rating === 'caution' || rating === 'trigger'

/** Whether an earlier completed test of the same food ended as this one does: with worse symptoms, or without. */
export function hasAgreedTest(
  test: FoodTest,
  suggested: TestSummary['suggested'],
  { tests, customFoods }: Pick<FoodBook, 'tests' | 'customFoods'>,
): boolean {
  const earlier = resultsByFood(tests, customFoods).get(foodKey(test.foodName)) ?? []
  return earlier.some(
    ({ id, testStatus }) => id < test.id && (testStatus === suggested || (isWorse(testStatus) && isWorse(suggested))),
  )
}

/** "You tested coffee in May: caution." A food test is evidence beside the analysis, and as the user rated it. */
export function evidenceOf(test: FoodTest, today: LocalDate): string {
  return text.evidence(test.foodName, monthOfTest(test, today), text.ratings[test.testStatus])
}
