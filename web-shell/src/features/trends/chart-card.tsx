import left from 'icon:caret-left'
import right from 'icon:caret-right'
import tableIcon from 'icon:table'
import { useState } from 'react'
import { flareBands } from '../../../../shared/trends/flares.ts'
import type { MeasureSeries } from '../../../../shared/trends/measures.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Multiples } from '../../../../shared/ui/charts/multiples.tsx'
import { ticksOf } from '../../../../shared/ui/charts/ticks.ts'
import { Icon } from '../../../../shared/ui/picture/picture.tsx'
import { readOutOf } from './read-out.ts'
import { SeriesTable } from './series-table.tsx'
import { text } from './text.ts'
import styles from './trends.module.css'
import type { View } from './view.ts'

const words = text.chart

interface ChartCardProps {
  heading?: string
  view: View
  series: readonly MeasureSeries[]
  /** What has too few answers for a picture, in words. */
  missing: readonly string[]
}

/** Small charts with one read-out, and the table behind them. */
export function ChartCard({ heading, view, series, missing }: ChartCardProps) {
  const [isTable, setTable] = useState(false)
  const { grain, days, slices } = view
  return (
    <Card className={styles['chart']} aria-label={heading ?? text.heading}>
      {heading && <h2>{heading}</h2>}
      {series.length > 0 && (
        <>
          <div className={styles['split']}>
            <Legend view={view} />
            <Button variant="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              <Icon of={tableIcon} />
              {words.table}
            </Button>
          </div>
          {isTable ? (
            <SeriesTable view={view} series={series} />
          ) : (
            <Read
              key={`${days.first} ${grain} ${slices.length}`}
              view={view}
              series={series}
              label={heading ? `${heading}. ${words.labels[grain]}` : words.labels[grain]}
            />
          )}
        </>
      )}
      {missing.length > 0 && (
        <ul className={styles['missing']}>
          {missing.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Legend({ view: { grain } }: { view: View }) {
  return (
    <p className={styles['legend']}>
      {grain === 'day' ? (
        <span>
          <i className={styles['flareKey']} />
          {words.flare}
        </span>
      ) : (
        <span>{words.grain[grain]}</span>
      )}
      <span>
        <i className={styles['gapKey']} />
        {words.gap}
      </span>
    </p>
  )
}

/** The newest point that has a value: today is often not logged yet. */
function newestWithValues(series: readonly MeasureSeries[], count: number): number {
  const newest = series.map(({ values }) => values.findLastIndex((value) => value !== null))
  return Math.min(count - 1, Math.max(0, ...newest))
}

/** The pictures, and one point of them in words. */
function Read({ view, series, label }: { view: View; series: readonly MeasureSeries[]; label: string }) {
  const { grain, slices, days } = view
  const count = slices.length
  const [selected, setSelected] = useState(() => newestWithValues(series, count))
  const { title, values } = readOutOf(selected, view, series)
  const last = slices.at(-1)?.last ?? days.first
  return (
    <>
      <Multiples
        label={label}
        series={series}
        count={count}
        bands={flareBands(days.states, grain)}
        ticks={ticksOf(days.first, last)}
        selected={selected}
        readOut={`${title}: ${values}`}
        onSelect={setSelected}
      />
      <div className={styles['read']}>
        <Button
          variant="icon"
          aria-label={words.before[grain]}
          disabled={selected === 0}
          onClick={() => setSelected(selected - 1)}
        >
          <Icon of={left} />
        </Button>
        <div aria-live="polite">
          <b>{title}</b>
          <p>{values}</p>
        </div>
        <Button
          variant="icon"
          aria-label={words.after[grain]}
          disabled={selected === count - 1}
          onClick={() => setSelected(selected + 1)}
        >
          <Icon of={right} />
        </Button>
      </div>
    </>
  )
}
