import { addDays, daysBetween, type LocalDate } from '../../time/local-date.ts'
import type { FoodLog } from '../log/log-schema.ts'
import type { FoodTest, Rating } from '../schema.ts'

/** What is eaten on the days of a test: from the fourth day on nothing, to see what follows. Source: facts, step 4. */
export const TEST_PORTIONS = ['small', 'medium', 'normal', 'none'] as const
export type Portion = (typeof TEST_PORTIONS)[number]

/** A day that is this many points worse stops a test. Source: facts, step 4. */
const WORSE_POINTS = 2
/** The days before a test whose mean is compared with, and how many of them must be logged. Our choice. */
const DAYS_BEFORE = 3
const MIN_DAYS_BEFORE = 2
/** A test with fewer logged days cannot be called safe. Source: requirement FOOD-03, 3 to 4 days. */
const MIN_DAYS_TESTED = 3
/** From the day of the normal portion on, a reaction may mean that only this portion is too large. */
const NORMAL_PORTION_DAY = 3

type Day = Pick<FoodLog, 'date' | 'symptomSeverity' | 'flareOccurred'>
type Dates = Pick<FoodTest, 'startsOn' | 'endsOn'>

/**
 * The severity (0–10) that a test is compared with: the mean of the three days before it, if two of them were logged;
 * otherwise the baseline of the plan. After an elimination that helped, the baseline would hide a reaction.
 */
export function levelBefore(startsOn: LocalDate, days: readonly Day[], baseline?: number): number | undefined {
  const from = addDays(startsOn, -DAYS_BEFORE)
  const severities = days
    .filter(({ date }) => date >= from && date < startsOn)
    .map(({ symptomSeverity }) => symptomSeverity)
    .filter((severity) => severity !== undefined)
  if (severities.length < MIN_DAYS_BEFORE) return baseline
  return severities.reduce((sum, each) => sum + each, 0) / severities.length
}

/** The last date that counts for a test: its fourth, or its end if that is earlier. */
function lastDayOf({ startsOn, endsOn }: Dates): LocalDate {
  const fourth = addDays(startsOn, TEST_PORTIONS.length - 1)
  return endsOn !== undefined && endsOn < fourth ? endsOn : fourth
}

/** The dates of the logs that a test is told from, both included: its days, and the three before them. */
export function comparedDates(test: Dates): { from: LocalDate; to: LocalDate } {
  return { from: addDays(test.startsOn, -DAYS_BEFORE), to: lastDayOf(test) }
}

function isComparedOn(test: Dates, date: LocalDate): boolean {
  const { from, to } = comparedDates(test)
  return date >= from && date <= to
}

/** The days of a test, in order: four at most, and none after its end. */
function testDays<D extends Day>(test: Dates, days: readonly D[]): D[] {
  const last = lastDayOf(test)
  return days
    .filter(({ date }) => date >= test.startsOn && date <= last)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

/** Whether a day is two points worse than `level`. What was not logged is not. */
function isWorse({ symptomSeverity }: Day, level: number | undefined): boolean {
  return symptomSeverity !== undefined && level !== undefined && symptomSeverity - level >= WORSE_POINTS
}

/** What to do today in a test that runs. `day` counts from 1. */
export type TestAdvice =
  | { kind: 'stop'; date: LocalDate; because: 'flare' | 'worse' }
  | { kind: 'go-on'; day: number; portion: Portion }
  | { kind: 'rate' }

/** The advice for `today`: to stop after a reaction, else the portion of the day, and after four days a rating. */
export function testAdvice(
  { startsOn }: Dates,
  { days, today, level }: { days: readonly Day[]; today: LocalDate; level: number | undefined },
): TestAdvice {
  const reaction = testDays({ startsOn }, days).find(
    (day) => day.date <= today && (day.flareOccurred === true || isWorse(day, level)),
  )
  if (reaction) return { kind: 'stop', date: reaction.date, because: reaction.flareOccurred ? 'flare' : 'worse' }
  const index = daysBetween(startsOn, today)
  const portion = TEST_PORTIONS[Math.max(0, index)]
  return portion ? { kind: 'go-on', day: Math.max(0, index) + 1, portion } : { kind: 'rate' }
}

/**
 * What the days of a test showed. `daysTested`: days with a severity or a flare. `worst`: the highest severity, of how
 * many days (`n`). `symptomCorrelation`: by how many points it was above `level`, to one decimal. `flareDay`: the day of
 * the first flare, from 1. `suggested` is only a suggestion: symptoms that rose with a small or medium portion are a
 * trigger, with the normal portion they ask for caution, none in three days or more is safe, and the rest is unclear and
 * worth another test; so is a flare without a rise. Source: facts, steps 4 to 6.
 */
export interface TestSummary {
  daysTested: number
  n: number
  worst?: number
  symptomCorrelation?: number
  flareDay?: number
  suggested: Rating | 'unclear'
}

export function summaryOf(test: Dates, days: readonly Day[], level: number | undefined): TestSummary {
  const logged = testDays(test, days).filter(
    ({ symptomSeverity, flareOccurred }) => symptomSeverity !== undefined || flareOccurred !== undefined,
  )
  const severities = logged.map(({ symptomSeverity }) => symptomSeverity).filter((each) => each !== undefined)
  const worst = severities.length > 0 ? Math.max(...severities) : undefined
  const flare = logged.find(({ flareOccurred }) => flareOccurred)
  return {
    daysTested: logged.length,
    n: severities.length,
    ...(worst !== undefined && { worst }),
    ...(worst !== undefined && level !== undefined && { symptomCorrelation: Math.round((worst - level) * 10) / 10 }),
    ...(flare && { flareDay: dayOf(test, flare) }),
    suggested: suggestedRating(test, logged, level),
  }
}

const dayOf = ({ startsOn }: Dates, { date }: Day) => daysBetween(startsOn, date) + 1

function suggestedRating(test: Dates, logged: readonly Day[], level: number | undefined): Rating | 'unclear' {
  const worse = logged.find((day) => isWorse(day, level))
  if (worse) return dayOf(test, worse) < NORMAL_PORTION_DAY ? 'trigger' : 'caution'
  if (logged.some(({ flareOccurred }) => flareOccurred)) return 'unclear'
  const rated = logged.filter(({ symptomSeverity }) => symptomSeverity !== undefined).length
  return level !== undefined && rated >= MIN_DAYS_TESTED ? 'safe' : 'unclear'
}

/** The completed tests of a plan of which `date` is one of the days, or of the days before. */
export function completedTestsAround(
  { tests }: { tests: readonly FoodTest[] },
  planId: string,
  date: LocalDate,
): FoodTest[] {
  return tests.filter((test) => test.planId === planId && test.endsOn !== undefined && isComparedOn(test, date))
}
