import { format1, type MeasureSeries } from '../../../../shared/trends/measures.ts'
import tables from '../../../../shared/ui/number-table.module.css'
import { countsIn, nameOf } from './read-out.ts'
import { text } from './text.ts'
import styles from './trends.module.css'
import type { View } from './view.ts'

const words = text.chart

/** The table behind the pictures: the newest first, one row for each of their points. */
export function SeriesTable({ view, series }: { view: View; series: readonly MeasureSeries[] }) {
  const rows = view.slices.map((slice, index) => ({ slice, index })).toReversed()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles['scroll']} role="region" aria-label={words.table} tabIndex={0}>
      <table className={tables['table']}>
        <thead>
          <tr>
            <th scope="col">{words.when[view.grain]}</th>
            {series.map(({ id, label, unit }) => (
              <th key={id} scope="col">
                {label}
                {unit && ` (${unit})`}
              </th>
            ))}
            <th scope="col">{words.flareDays}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slice, index }) => {
            const { logged, flares } = countsIn(slice, view)
            return (
              <tr key={slice.first}>
                <th scope="row">{nameOf(slice, view)}</th>
                {series.map(({ id, values }) => {
                  const value = values[index] ?? null
                  return <td key={id}>{value === null ? '–' : format1(value)}</td>
                })}
                <td>{logged ? flares : '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
