import { isSymptom, MAX_CUSTOM_VALUES } from '../../../../shared/days/model/custom-field.ts'
import { answersIn } from '../../../../shared/trends/counts.ts'
import type { CustomSeries } from '../../../../shared/trends/custom-series.ts'
import { seriesOf } from '../../../../shared/trends/measures.ts'
import { useColumns } from '../../shell/later/trends/columns-query.ts'
import { ChartCard } from './chart-card.tsx'
import { text } from './text.ts'
import { customIn, type View } from './view.ts'

/** Triggers are counted. Their picture is at least this high, so that two times a day do not look like many. */
const USUAL_TRIGGERS = 5

function shapeOf({ fields: [field = 'symptom.'], name }: CustomSeries) {
  const label = name ?? text.custom.unnamed
  return isSymptom(field)
    ? ({ id: field, label, max: MAX_CUSTOM_VALUES.symptom, kind: 'line' } as const)
    : ({ id: field, label, max: USUAL_TRIGGERS, kind: 'bar', unit: text.custom.times } as const)
}

/** The charts of the user's own symptoms and triggers. Nothing for users who have none. Source: requirement TREND-01. */
export function CustomCard({ view }: { view: View }) {
  const { data } = useColumns('custom')
  const items = data ? customIn(data, view) : []
  if (items.length === 0) return null
  const shown = items.map((item) => ({
    ...item,
    shape: shapeOf(item),
    series: seriesOf(shapeOf(item), item.values, view),
  }))
  return (
    <ChartCard
      heading={text.custom.title}
      view={view}
      series={shown.flatMap(({ series }) => series ?? [])}
      missing={shown.flatMap(({ series, shape, values }) =>
        series ? [] : [text.chart.missing(shape.label, answersIn(values).length, view.least)],
      )}
    />
  )
}
