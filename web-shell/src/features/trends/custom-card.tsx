import { isSymptom, MAX_CUSTOM_VALUES } from '../../../../shared/days/model/custom-field.ts'
import { answersIn } from '../../../../shared/trends/counts.ts'
import { useColumns } from '../../shell/later/trends/columns-query.ts'
import { ChartCard } from './chart-card.tsx'
import { seriesOf } from './measures.ts'
import { text } from './text.ts'
import { type CustomColumn, customIn, type View } from './view.ts'

/** Triggers are counted. Their picture is at least this high, so that two times a day do not look like many. */
const USUAL_TRIGGERS = 5

const shapeOf = ({ field, name }: CustomColumn) =>
  isSymptom(field)
    ? ({ id: field, label: name, max: MAX_CUSTOM_VALUES.symptom, kind: 'line' } as const)
    : ({ id: field, label: name, max: USUAL_TRIGGERS, kind: 'bar', unit: text.custom.times } as const)

/** The charts of the user's own symptoms and triggers. Nothing for users who have none. Source: requirement TREND-01. */
export function CustomCard({ view }: { view: View }) {
  const { data } = useColumns('custom')
  const items = data ? customIn(data, view) : []
  if (items.length === 0) return null
  const shown = items.map((item) => ({ ...item, series: seriesOf(shapeOf(item), item.column, view) }))
  return (
    <ChartCard
      heading={text.custom.title}
      view={view}
      series={shown.flatMap(({ series }) => series ?? [])}
      missing={shown.flatMap(({ series, name, column }) =>
        series ? [] : [text.chart.missing(name, answersIn(column).length, view.least)],
      )}
    />
  )
}
