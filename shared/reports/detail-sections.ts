import { addDays, type LocalDate } from '../time/local-date.ts'
import { runsOf } from '../time/range.ts'
import { shortRange, spansYears } from '../time/write-range.ts'
import { SERIES } from '../trends/columns.ts'
import { countDays } from '../trends/counts.ts'
import { flareBands } from '../trends/flares.ts'
import { columnOf, format1, leastAnswers, MEASURES, seriesOf } from '../trends/measures.ts'
import { averagesIn, grainOf, slicesOf } from '../trends/slices.ts'
import { isFlareState, isLoggedState } from '../trends/state.ts'
import type { ReportSection, ReportTable } from './model.ts'
import type { Period } from './period.ts'
import { text } from './text.ts'

const words = text.table

/** Pictures of the measures that have enough answers. */
export function chartSection({ range, count, columns }: Period): ReportSection | undefined {
  const grain = grainOf(count)
  const slices = slicesOf(range.from, count, grain)
  const series = MEASURES.flatMap(
    (measure) => seriesOf(measure, columnOf(columns, measure.id), { slices, least: leastAnswers(count) }) ?? [],
  )
  if (series.length === 0) return undefined
  const bands = flareBands(columns.states, grain)
  return {
    id: 'charts',
    heading: text.charts.heading[grain],
    charts: { grain, series, count: slices.length, bands, first: range.from, last: range.to },
    notes: [grain === 'day' ? text.charts.note : text.charts.noteWithoutBands],
  }
}

const columnsOf = (first: string, last: string): ReportTable['columns'] => [
  { label: first, isShort: true },
  ...SERIES.map((field) => ({ label: words.short[field], isNumber: true }) as const),
  { label: last, isShort: true },
]

/** A row for each logged day; days without an entry that follow each other share one. */
function dayRows({ range, columns }: Period, unknown: ReadonlySet<LocalDate>): string[][] {
  const dates = columns.states.map((_, index) => addDays(range.from, index))
  const empty = dates.filter((_, index) => !isLoggedState(columns.states[index] ?? 0))
  const gaps = [unknown.has.bind(unknown), (date: LocalDate) => !unknown.has(date)].flatMap((isOfKind, kind) =>
    runsOf(empty.filter(isOfKind)).map((run) => ({ ...run, why: kind === 0 ? words.unknown : words.notLogged })),
  )
  const hasYear = spansYears(range)
  const rows = dates.flatMap((date, index) => {
    const gap = gaps.find(({ from }) => from === date)
    if (gap) return [[shortRange(gap, hasYear), ...SERIES.map(() => text.none), gap.why]]
    const state = columns.states[index] ?? 0
    if (!isLoggedState(state)) return []
    const values = SERIES.map((field) => columnOf(columns, field)[index] ?? null)
    return [
      [
        shortRange({ from: date, to: date }, hasYear),
        ...values.map((value) => (value === null ? text.none : format1(value))),
        isFlareState(state) ? words.flare : '',
      ],
    ]
  })
  return rows.toReversed()
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A row for each week or month: the averages of its days. */
function averageRows({ range, count, columns }: Period, grain: 'week' | 'month'): string[][] {
  const slices = slicesOf(range.from, count, grain)
  const averages = SERIES.map((field) => averagesIn(columnOf(columns, field), slices))
  const rows = slices.map((slice, index) => {
    const { first, last, from, to } = slice
    const states = columns.states.slice(from, to)
    const { logged, flares } = countDays({ states })
    return [
      grain === 'month' ? MONTH.format(Date.parse(first)) : shortRange({ from: first, to: last }, spansYears(range)),
      ...averages.map((column) => {
        const value = column[index] ?? null
        return value === null ? text.none : format1(value)
      }),
      logged === 0 ? words.notLogged : text.ofDays(flares, logged),
    ]
  })
  return rows.toReversed()
}

/** What was logged: day by day, and in a long period week by week or month by month, as its charts. */
export function daysSection(period: Period, unknown: ReadonlySet<LocalDate>): ReportSection {
  const grain = grainOf(period.count)
  const [first, last] = [words.columns[grain], grain === 'day' ? words.columns.flare : words.columns.flareDays]
  return {
    id: 'days',
    heading: words.heading[grain],
    table: {
      columns: columnsOf(first, last),
      rows: grain === 'day' ? dayRows(period, unknown) : averageRows(period, grain),
    },
    notes: [words.notes[grain]],
  }
}
