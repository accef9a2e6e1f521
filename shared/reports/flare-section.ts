import type { FlareSettings } from '../days/flare/flare.ts'
import { INTERVENTIONS } from '../days/model/options.ts'
import { applicableValues } from '../days/model/values.ts'
import { optionText } from '../days/words/text.ts'
import { datesUpTo, daysBetween } from '../time/local-date.ts'
import { shortRange, spansYears } from '../time/write-range.ts'
import { answersIn } from '../trends/counts.ts'
import { type Flare, flaresIn } from '../trends/flares.ts'
import { columnOf, format1 } from '../trends/measures.ts'
import { isFlareState } from '../trends/state.ts'
import { flareRule } from './flare-rule.ts'
import type { ReportSection, ReportTable } from './model.ts'
import type { Periods } from './number-sections.ts'
import type { Period } from './period.ts'
import { lengthOf } from './range.ts'
import { text } from './text.ts'

const words = text.flares

/** The flares that the first page lists. */
const LISTED_FLARES = 5

const rangeOf = ({ first, last }: Flare) => ({ from: first, to: last })
const flaresOf = ({ range, columns }: Period) => flaresIn(range.from, columns.states)

/** What the user said to have tried on the days of a flare, each once, in the order of the options. */
function triedIn({ first, last }: Flare, { days }: Period): string {
  const dates = datesUpTo(last, daysBetween(first, last) + 1)
  const tried = new Set(dates.flatMap((date) => applicableValues(days.get(date)?.values ?? {}).interventions ?? []))
  const labels = INTERVENTIONS.filter((each) => tried.has(each)).map((each) => optionText('interventions', each))
  const [firstLabel = text.none, ...others] = labels
  return [firstLabel, ...others.map((label) => label.toLowerCase())].join(', ')
}

/** The dates of a flare in the period. At the edges of the period it may have begun before, or go on. */
function datesOf({ first, last }: Flare, { now, before }: Periods): string {
  const dates = shortRange(rangeOf({ first, last }), spansYears(now.range))
  const beganBefore = first === now.range.from && isFlareState(before.columns.states.at(-1) ?? 0)
  if (beganBefore) return words.beganBefore(dates)
  return last === now.range.to ? words.mayGoOn(dates) : dates
}

/** The highest pain of some flares; `undefined` if no day of them has a level. */
function peakOf(flares: readonly Flare[], { range, columns }: Period): number | undefined {
  const pain = columnOf(columns, 'painLevel')
  const levels = flares.flatMap(({ first, last }) =>
    answersIn(pain.slice(daysBetween(range.from, first), daysBetween(range.from, last) + 1)),
  )
  return levels.length > 0 ? Math.max(...levels) : undefined
}

function rowOf(flare: Flare, periods: Periods): string[] {
  const peak = peakOf([flare], periods.now)
  return [
    datesOf(flare, periods),
    text.days(lengthOf(rangeOf(flare))),
    peak === undefined ? text.none : format1(peak),
    triedIn(flare, periods.now),
  ]
}

const tableOf = (flares: readonly Flare[], periods: Periods): ReportTable => ({
  columns: [
    { label: words.columns.dates },
    { label: words.columns.length },
    { label: words.columns.peak, isNumber: true },
    { label: words.columns.tried },
  ],
  rows: flares.toReversed().map((flare) => rowOf(flare, periods)),
})

function longestText(flares: readonly Flare[], now: Period): string {
  const peak = peakOf(flares, now)
  const longest = Math.max(...flares.map((flare) => lengthOf(rangeOf(flare))))
  return words.longest(longest, peak === undefined ? undefined : format1(peak))
}

/** The flares, newest first, with length, peak and what was tried; the number of those before. */
export function flareSection(periods: Periods, settings: FlareSettings): ReportSection {
  const { now, before } = periods
  const flares = flaresOf(now)
  const listed = flares.slice(-LISTED_FLARES)
  return {
    id: 'flares',
    heading: words.heading,
    lead: [
      words.count(flares.length, now.flareDays, now.logged),
      ...(flares.length > 1 ? [longestText(flares, now)] : []),
      ...(before.logged > 0 ? [words.before(flaresOf(before).length, before.flareDays, before.logged)] : []),
    ],
    ...(listed.length > 0 && { table: tableOf(listed, periods) }),
    notes: [
      ...(listed.length < flares.length ? [words.listed(listed.length, flares.length)] : []),
      ...(flares.length > 0 ? [flareRule(settings)] : []),
    ],
  }
}

/** All flares, if the first page has not all of them. */
export function allFlaresSection(periods: Periods): ReportSection | undefined {
  const flares = flaresOf(periods.now)
  if (flares.length <= LISTED_FLARES) return undefined
  return { id: 'all-flares', heading: words.all, table: tableOf(flares, periods) }
}
