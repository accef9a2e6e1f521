import { MAX_LEVELS } from '../../../../shared/days/model/levels.ts'
import type { ColumnField, Columns } from '../../../../shared/trends/columns.ts'
import { answersIn, averageOf } from '../../../../shared/trends/counts.ts'
import { averagesIn } from '../../../../shared/trends/slices.ts'
import type { Series } from '../../../../shared/ui/charts/series.ts'
import { text } from './text.ts'
import type { View } from './view.ts'

/** What is drawn of a day: a scale as a line, an amount as bars. `max` is where its picture ends at least. */
export interface Measure {
  field: ColumnField
  label: string
  unit?: string
  max: number
  kind: Series['kind']
}

/** The measures in their order. Source: requirement TREND-01. */
export const MEASURES: readonly Measure[] = [
  { field: 'painLevel', label: text.measures.pain, max: MAX_LEVELS.painLevel, kind: 'line' },
  { field: 'urgencyLevel', label: text.measures.urgency, max: MAX_LEVELS.urgencyLevel, kind: 'line' },
  { field: 'frequency', label: text.measures.frequency, max: 20, kind: 'bar' },
  { field: 'nocturia', label: text.measures.nocturia, max: 10, kind: 'bar' },
  { field: 'sleepHours', label: text.measures.sleep, unit: 'h', max: 12, kind: 'bar' },
  { field: 'stressLevel', label: text.measures.stress, max: 10, kind: 'line' },
  { field: 'waterGlasses', label: text.measures.water, max: 12, kind: 'bar' },
]

/** One decimal at most: "4.1", "4". */
export const format1 = (value: number) => String(Math.round(value * 10) / 10)

export const columnOf = ({ fields, states }: Columns, field: ColumnField): readonly (number | null)[] =>
  fields[field] ?? states.map(() => null)

/** A series, and the unit of its values. */
export type MeasureSeries = Series & { unit?: string | undefined }

/** A column as a series of a chart; `undefined` with too few answers. */
export function seriesOf(
  {
    id,
    label,
    max,
    kind,
    unit,
  }: { id: string; label: string; max: number; kind: Series['kind']; unit?: string | undefined },
  column: readonly (number | null)[],
  { slices, least }: View,
): MeasureSeries | undefined {
  const answers = answersIn(column)
  if (answers.length < least) return undefined
  // What is higher than the usual scale makes it longer, and the heading says so.
  const top = Math.max(max, ...answers)
  return {
    id,
    label,
    kind,
    unit,
    max: top,
    scale: text.scale(top, unit),
    values: averagesIn(column, slices),
    summary: text.average(format1(averageOf(column) ?? 0)),
  }
}
