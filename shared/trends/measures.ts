import { MAX_LEVELS } from '../days/model/levels.ts'
import type { ColumnField, Columns } from './columns.ts'
import { answersIn, averageOf } from './counts.ts'
import { averagesIn, type Slice } from './slices.ts'

/** What is drawn of a day: a scale as a line, an amount as bars. `max` is where its picture ends at least. */
export interface Measure {
  id: string
  label: string
  unit?: string | undefined
  max: number
  kind: 'line' | 'bar'
}

/** A measure of a fixed field. */
export interface DayMeasure extends Measure {
  id: ColumnField
}

/** The measures in their order. Source: requirement TREND-01. */
export const MEASURES: readonly DayMeasure[] = [
  { id: 'painLevel', label: 'Pain', max: MAX_LEVELS.painLevel, kind: 'line' },
  { id: 'urgencyLevel', label: 'Urgency', max: MAX_LEVELS.urgencyLevel, kind: 'line' },
  { id: 'frequency', label: 'Visits by day', max: 20, kind: 'bar' },
  { id: 'nocturia', label: 'Visits at night', max: 10, kind: 'bar' },
  { id: 'sleepHours', label: 'Sleep', unit: 'h', max: 12, kind: 'bar' },
  { id: 'stressLevel', label: 'Stress', max: 10, kind: 'line' },
  { id: 'waterGlasses', label: 'Water', max: 12, kind: 'bar' },
]

/** One decimal at most: "4.1", "4". */
export const format1 = (value: number) => String(Math.round(value * 10) / 10)

/** What the scale of a picture is: "0 to 12 h". */
const scaleText = (max: number, unit: string | undefined) => `0 to ${max}${unit ? ` ${unit}` : ''}`

/** The column of a field; without any answer if the columns do not have it. */
export const columnOf = ({ fields, states }: Columns, field: ColumnField): readonly (number | null)[] =>
  fields[field] ?? states.map(() => null)

/** An average or a chart of `days` days needs this many answers. In seven days nobody has seven answers to everything. */
export const leastAnswers = (days: number) => (days <= 7 ? 3 : 7)

/** A series of a chart, and the unit of its values. */
export interface MeasureSeries extends Measure {
  scale: string
  values: readonly (number | null)[]
  summary: string
}

/** A column as a series of a chart, one value for each slice; `undefined` with fewer than `least` answers. */
export function seriesOf(
  measure: Measure,
  column: readonly (number | null)[],
  { slices, least }: { slices: readonly Slice[]; least: number },
): MeasureSeries | undefined {
  const answers = answersIn(column)
  if (answers.length < least) return undefined
  // What is higher than the usual scale makes it longer, and the heading says so.
  const max = Math.max(measure.max, ...answers)
  return {
    ...measure,
    max,
    scale: scaleText(max, measure.unit),
    values: averagesIn(column, slices),
    summary: `average ${format1(averageOf(column) ?? 0)}`,
  }
}
