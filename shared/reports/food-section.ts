import type { FoodTest } from '../food/schema.ts'
import type { DateRange } from '../time/range.ts'
import { shortRange, spansYears } from '../time/write-range.ts'
import { format1 } from '../trends/measures.ts'
import type { ReportSection } from './model.ts'
import { text } from './text.ts'

const words = text.food

/** The tests that the first page lists. */
const LISTED_TESTS = 8

/** The food tests that were completed in the range, the latest first. */
function testsIn(tests: readonly FoodTest[], { from, to }: DateRange): FoodTest[] {
  return tests
    .filter(
      ({ endsOn, testStatus }) => testStatus !== 'testing' && endsOn !== undefined && from <= endsOn && endsOn <= to,
    )
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
}

function rowOf(test: FoodTest): string[] {
  const { foodName, startsOn, endsOn = startsOn, testStatus, worst, symptomCorrelation, n = 0 } = test
  const isCompared = worst !== undefined && symptomCorrelation !== undefined
  const dates = { from: startsOn, to: endsOn }
  return [
    foodName,
    shortRange(dates, spansYears(dates)),
    words.ratings[testStatus],
    isCompared ? format1(worst - symptomCorrelation) : text.none,
    worst === undefined ? text.none : `${worst}`,
    `${n}`,
  ]
}

const sectionOf = (
  id: string,
  heading: string,
  tests: readonly FoodTest[],
  notes: readonly string[],
): ReportSection => ({
  id,
  heading,
  table: {
    columns: [
      { label: words.columns.food },
      { label: words.columns.dates, isShort: true },
      { label: words.columns.rating, isShort: true },
      { label: words.columns.before, isNumber: true },
      { label: words.columns.worst, isNumber: true },
      { label: words.columns.n, isNumber: true },
    ],
    rows: tests.map(rowOf),
  },
  notes,
})

/** What the user's tests of single foods showed. Source: requirement REPORT-01. */
export function foodSection(tests: readonly FoodTest[], range: DateRange): ReportSection | undefined {
  const completed = testsIn(tests, range)
  if (completed.length === 0) return undefined
  const listed = completed.slice(0, LISTED_TESTS)
  const more = completed.length > listed.length ? [words.listed(listed.length, completed.length)] : []
  return sectionOf('food', words.heading, listed, [...more, words.note])
}

/** All food tests, if the first page has not all of them. */
export function allFoodSection(tests: readonly FoodTest[], range: DateRange): ReportSection | undefined {
  const completed = testsIn(tests, range)
  return completed.length > LISTED_TESTS ? sectionOf('all-food', words.all, completed, [words.note]) : undefined
}
