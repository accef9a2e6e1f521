import type { FlareSettings } from '../days/flare/flare.ts'
import type { Day } from '../days/model/schema.ts'
import type { FoodTest } from '../food/schema.ts'
import type { LocalDate } from '../time/local-date.ts'
import { type DateRange, runsOf } from '../time/range.ts'
import { shortRange, spansYears } from '../time/write-range.ts'
import { longRange } from './dates.ts'
import { chartSection, daysSection } from './detail-sections.ts'
import { allFlaresSection, flareSection } from './flare-section.ts'
import { allFoodSection, foodSection } from './food-section.ts'
import { allMedicationsSection, medicationSection } from './medicines.ts'
import type { ReportModel, ReportSection } from './model.ts'
import { nightsSection, type Periods, summarySection } from './number-sections.ts'
import { ownSections } from './own-sections.ts'
import { columnsOfDays, type Period, periodOf, unloggedDates } from './period.ts'
import { lengthOf, problemOf, rangeBefore } from './range.ts'
import { text } from './text.ts'

export interface ReportInput {
  /** The name of the user, as the account has it. */
  person: string
  /** Up to ten years, up to today. */
  range: DateRange
  /** The user's local date. */
  today: LocalDate
  /** The days of the range and of as many before it, in any order, with queued edits; others are left out. */
  days: readonly Day[]
  /** The dates among them of which this device knows nothing, or not all. */
  unknown?: readonly LocalDate[]
  /** The names of custom items by field, active ones first. */
  names: Readonly<Record<string, string>>
  /** The settings that decide which days are flares. */
  flareSettings: FlareSettings
  /** What the user wants to ask. */
  questions: readonly string[]
  /** Finished sentences about possible links, each with its n. */
  links?: readonly string[]
  /** The user's food tests; `unknown` when they cannot be read, and nothing until they are. */
  foodTests?: readonly FoodTest[] | 'unknown' | undefined
}

/** More gaps than these are only counted. */
const NAMED_GAPS = 6

/** Runs of days in words: each of a few, otherwise their number and the longest one. */
function gapText(dates: readonly LocalDate[], range: DateRange): string {
  const runs = runsOf(dates)
  const write = (run: DateRange) => shortRange(run, spansYears(range))
  if (runs.length <= NAMED_GAPS) return runs.map(write).join(', ')
  const [longest = range] = runs.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return text.facts.gaps(dates.length, lengthOf(longest), write(longest))
}

function factsOf({ now, before }: Periods, unknown: readonly LocalDate[]): string[] {
  const isIn = ({ range }: Period) => unknown.filter((date) => range.from <= date && date <= range.to)
  const [missing, missingBefore] = [isIn(now), isIn(before)]
  const unlogged = unloggedDates(now).filter((date) => !missing.includes(date))
  return [
    text.facts.logged(now.logged, now.count),
    ...(unlogged.length > 0 && now.logged > 0 ? [text.facts.notLogged(gapText(unlogged, now.range))] : []),
    ...(missing.length > 0 ? [text.facts.unknown(gapText(missing, now.range))] : []),
    ...(missingBefore.length > 0 ? [text.facts.unknownBefore(missingBefore.length)] : []),
  ]
}

const listSection = (id: string, heading: string, list: readonly string[]): ReportSection[] =>
  list.length > 0 ? [{ id, heading, list }] : []

/**
 * What a doctor reads about a range of days, and about as many days before it. Numbers are counted by the functions of
 * the trends, so all screens agree; each has its n, and days without an entry are gaps, never 0.
 *
 * @throws RangeError if the range ends before it begins, ends after today, or is longer than ten years.
 *
 * Source: requirement REPORT-01.
 */
export function buildReport(input: ReportInput): ReportModel {
  const { person, range, today, days, unknown = [], names, questions, links = [], foodTests = [] } = input
  const problem = problemOf(range, today)
  if (problem) throw new RangeError(`No report from ${range.from} to ${range.to}: ${problem}`)
  const earlier = rangeBefore(range)
  const all = columnsOfDays(days, earlier.from)
  const periods = { now: periodOf(all, days, range), before: periodOf(all, days, earlier) }
  const tests = foodTests === 'unknown' ? [] : foodTests
  const ofFood = foodSection(tests, range)
  const ofLinks = listSection('links', text.links.heading, links)
  const ofQuestions = listSection('questions', text.questions.heading, [...new Set(questions)])
  const head = {
    title: text.title,
    person,
    period: longRange(range),
    facts: [...factsOf(periods, unknown), ...(foodTests === 'unknown' ? [text.facts.unknownFood] : [])],
    footer: text.footer,
  }
  if (periods.now.logged === 0) {
    const nothing = { id: 'summary', heading: text.summary.heading, lead: [text.nothing] }
    return { ...head, summary: [nothing, ...(ofFood ? [ofFood] : []), ...ofQuestions], details: [] }
  }
  const present = (sections: readonly (ReportSection | undefined)[]) => sections.filter((each) => each !== undefined)
  return {
    ...head,
    summary: present([
      summarySection(periods),
      nightsSection(periods),
      flareSection(periods, input.flareSettings),
      medicationSection(periods),
      ...ownSections(periods, names),
      ofFood,
      ...ofLinks,
      ...ofQuestions,
    ]),
    details: present([
      chartSection(periods.now),
      allFlaresSection(periods),
      allMedicationsSection(periods),
      allFoodSection(tests, range),
      daysSection(periods.now, new Set(unknown)),
    ]),
  }
}
