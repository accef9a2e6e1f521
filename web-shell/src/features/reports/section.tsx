import type { ReportSection, ReportTable } from '../../../../shared/reports/model.ts'
import { Pictures } from '../../../../shared/ui/charts/multiples.tsx'
import { ticksOf } from '../../../../shared/ui/charts/ticks.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import styles from './reports.module.css'

/** A section of the report, as it also stands in the PDF. */
export function Section({ section }: { section: ReportSection }) {
  const { heading, lead = [], table, list = [], charts, notes = [] } = section
  return (
    <div className={styles['section']}>
      <h3>{heading}</h3>
      {lead.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {table && <Table table={table} label={heading} />}
      {charts && (
        <Pictures
          {...charts}
          ticks={ticksOf(charts.first, charts.last)}
          series={charts.series.map((series) => ({ ...series, isMain: series.id === 'painLevel' }))}
        />
      )}
      {list.length > 0 && (
        <ul className={styles['list']}>
          {list.map((each) => (
            <li key={each} dir="auto">
              {each}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className={styles['quiet']}>
          {note}
        </p>
      ))}
    </div>
  )
}

function Table({ table: { columns, rows }, label }: { table: ReportTable; label: string }) {
  const classOf = (index: number) => {
    const { isNumber, isShort } = columns[index] ?? {}
    return classNames(isNumber && styles['number'], isShort && styles['short'])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.label} scope="col" className={classOf(index)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- two deleted items have one name
            <tr key={row}>
              <th scope="row" dir="auto" className={classOf(0)}>
                {name}
              </th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                <td key={index} className={classOf(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
