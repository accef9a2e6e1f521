import type { LocalDate } from '../time/local-date.ts'
import type { MeasureSeries } from '../trends/measures.ts'
import type { Grain } from '../trends/slices.ts'

/*
 * A report as it is shown: finished words and numbers. The screen, the print and the PDF render the same model and
 * count nothing themselves.
 */

export interface ReportColumn {
  label: string
  /** Its cells are aligned at their end. */
  isNumber?: true
  /** Its cells are never broken: a date, or a word or two. */
  isShort?: true
}

/** The first cell of each row names it. Every row has one cell for each column. */
export interface ReportTable {
  columns: readonly ReportColumn[]
  rows: readonly (readonly string[])[]
}

/** Pictures on one time axis. They are part of Premium; what they show also stands in the tables. */
export interface ReportCharts {
  grain: Grain
  series: readonly MeasureSeries[]
  /** The number of points of each series. */
  count: number
  /** Flare days. */
  bands: readonly { from: number; count: number }[]
  /** The first and the last day of the time axis. */
  first: LocalDate
  last: LocalDate
}

export interface ReportSection {
  id: string
  heading: string
  /** Sentences above the table. */
  lead?: readonly string[]
  table?: ReportTable
  list?: readonly string[]
  charts?: ReportCharts
  /** What a reader must know about the numbers, below them. */
  notes?: readonly string[]
}

export interface ReportModel {
  title: string
  /** The name of the user; empty if the account has none. */
  person: string
  period: string
  /** How many days are logged, which ones are not, and which ones this device does not have. */
  facts: readonly string[]
  /** What a doctor reads first. */
  summary: readonly ReportSection[]
  /** Charts and tables of the days. */
  details: readonly ReportSection[]
  footer: string
}
