import { changeOf, likelyDifference } from '../trends/change.ts'
import { type Column, type ColumnField, type Columns, SERIES } from '../trends/columns.ts'
import { averageWithN } from '../trends/compare.ts'
import { answersIn } from '../trends/counts.ts'
import { columnOf, format1, leastAnswers } from '../trends/measures.ts'
import { longRange } from './dates.ts'
import type { ReportColumn, ReportSection } from './model.ts'
import type { Period } from './period.ts'
import { text } from './text.ts'

/** A period and the one before it. */
export interface Periods {
  now: Period
  before: Period
}

const SUMMARY = ['painLevel', 'urgencyLevel', 'frequency', 'stressLevel', 'waterGlasses'] as const
const NIGHTS = ['nocturia', 'sleepHours'] as const

export const NUMBER_COLUMNS: readonly ReportColumn[] = [
  { label: text.columns.measure },
  { label: text.columns.average, isNumber: true },
  { label: text.columns.range, isNumber: true },
  { label: text.columns.before, isNumber: true },
]

/** An average with its n; that there is not enough data; or a dash without any answer. */
function averageCell(column: Column, days: number): string {
  const n = answersIn(column).length
  const average = averageWithN(column, leastAnswers(days))
  if (average) return text.average(format1(average.value), average.n)
  return n === 0 ? text.none : text.few(n)
}

/** A row of `NUMBER_COLUMNS`; `undefined` without an answer in either period. */
export function numberRow(label: string, [now, then]: readonly [Column, Column], days: number): string[] | undefined {
  const answers = answersIn(now)
  if (answers.length + answersIn(then).length === 0) return undefined
  const ends = answers.length > 0 && [Math.min(...answers), Math.max(...answers)].map(format1)
  return [
    label,
    averageCell(now, days),
    ends ? text.range(ends[0] ?? '', ends[1] ?? '') : text.none,
    averageCell(then, days),
  ]
}

function rowsOf(fields: readonly (typeof SUMMARY | typeof NIGHTS)[number][], { now, before }: Periods): string[][] {
  return fields.flatMap((field) => {
    const columns = [columnOf(now.columns, field), columnOf(before.columns, field)] as const
    const row = numberRow(text.rows[field], columns, now.count)
    return row ? [row] : []
  })
}

/** How pain has changed, if both periods have enough answers: by the rule of the trends. */
function leadOf({ now, before }: Periods): string[] {
  const pain = ({ columns }: Period) => columnOf(columns, 'painLevel')
  const change = changeOf(pain(before), pain(now), leastAnswers(now.count))
  if (!change) return []
  const { kind, later, earlier } = change
  const sentence = text.summary.lead[kind](format1(later.value), format1(earlier.value))
  return [kind === 'usual' ? sentence : `${sentence} ${likelyDifference(change)}`]
}

const isAnswered = (columns: Columns, field: ColumnField) => answersIn(columnOf(columns, field)).length > 0

/** The main numbers beside those of the period before. */
export function summarySection(periods: Periods): ReportSection {
  const { now, before } = periods
  const rows = rowsOf(SUMMARY, periods)
  const unanswered = SERIES.filter((field) => !isAnswered(now.columns, field) && !isAnswered(before.columns, field))
  const hasFew = [...rows, ...rowsOf(NIGHTS, periods)].flat().some((cell) => cell.startsWith('too few'))
  return {
    id: 'summary',
    heading: text.summary.heading,
    lead: leadOf(periods),
    ...(rows.length > 0 && { table: { columns: NUMBER_COLUMNS, rows } }),
    notes: [
      text.summary.before(longRange(before.range), before.logged, before.count),
      ...(hasFew ? [text.summary.few(leastAnswers(now.count))] : []),
      ...(unanswered.length > 0
        ? [text.summary.unanswered(unanswered.map((field) => text.rows[field].replace(/ \(.*/, '')).join(', '))]
        : []),
    ],
  }
}

/** Nocturia and sleep. */
export function nightsSection(periods: Periods): ReportSection | undefined {
  const rows = rowsOf(NIGHTS, periods)
  if (rows.length === 0) return undefined
  const visits = answersIn(columnOf(periods.now.columns, 'nocturia'))
  return {
    id: 'nights',
    heading: text.nights.heading,
    table: { columns: NUMBER_COLUMNS, rows },
    ...(visits.length > 0 && {
      notes: [text.nights.often(visits.filter((count) => count >= 2).length, visits.length)],
    }),
  }
}
