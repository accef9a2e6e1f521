import { INTERVENTIONS } from '../days/model/options.ts'
import { applicableValues } from '../days/model/values.ts'
import { optionText } from '../days/words/text.ts'
import { addDays, daysBetween, datesUpTo } from '../time/local-date.ts'
import { answersIn } from '../trends/counts.ts'
import { type Flare, flaresIn } from '../trends/flares.ts'
import { columnOf, format1 } from '../trends/measures.ts'
import { isFlareState } from '../trends/state.ts'
import { shortRange, spansYears } from './dates.ts'
import type { ReportSection, ReportTable } from './model.ts'
import type { Periods } from './number-sections.ts'
import type { Period } from './period.ts'
import { text } from './text.ts'

const words = text.flares

/** The flares that the first page lists. */
export const LISTED_FLARES = 5

const flaresOf = ({ range, columns }: Period) => flaresIn(range.from, columns.states)

/** What the user said to have tried on the days of a flare, each once, in the order of the options. */
function triedIn({ first, last }: Flare, { days }: Period): string {
  const dates = datesUpTo(last, daysBetween(first, last) + 1)
  const tried = new Set(dates.flatMap((date) => applicableValues(days.get(date)?.values ?? {}).interventions ?? []))
  const labels = INTERVENTIONS.filter((each) => tried.has(each)).map((each) => optionText('interventions', each))
  return labels.join(', ') || text.none
}

/** The dates of a flare in the period. At the edges of the period it may have begun before, or go on. */
function datesOf({ first, last }: Flare, { now, before }: Periods): string {
  const dates = shortRange({ from: first, to: last }, spansYears(now.range))
  const beganBefore = first === now.range.from && isFlareState(before.columns.states.at(-1) ?? 0)
  if (beganBefore) return words.beganBefore(dates)
  return last === now.range.to ? words.mayGoOn(dates) : dates
}

function rowOf(flare: Flare, periods: Periods): string[] {
  const { range, columns } = periods.now
  const [from, to] = [daysBetween(range.from, flare.first), daysBetween(range.from, addDays(flare.last, 1))]
  const pain = answersIn(columnOf(columns, 'painLevel').slice(from, to))
  return [
    datesOf(flare, periods),
    text.days(to - from),
    pain.length > 0 ? format1(Math.max(...pain)) : text.none,
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

/** The flares, newest first, with length, peak and what was tried; the number of those before. */
export function flareSection(periods: Periods): ReportSection {
  const { now, before } = periods
  const flares = flaresOf(now)
  const listed = flares.slice(-LISTED_FLARES)
  return {
    id: 'flares',
    heading: words.heading,
    lead: [
      words.count(flares.length, now.flareDays, now.logged),
      ...(before.logged > 0 ? [words.before(flaresOf(before).length, before.flareDays, before.logged)] : []),
    ],
    ...(listed.length > 0 && { table: tableOf(listed, periods) }),
    notes: [
      ...(listed.length < flares.length ? [words.listed(listed.length, flares.length)] : []),
      ...(flares.length > 0 ? [words.note] : []),
    ],
  }
}

/** All flares, if the first page has not all of them. */
export function allFlaresSection(periods: Periods): ReportSection | undefined {
  const flares = flaresOf(periods.now)
  if (flares.length <= LISTED_FLARES) return undefined
  return { id: 'all-flares', heading: words.all, table: tableOf(flares, periods) }
}
