import { columnOf } from '../../../../shared/trends/measures.ts'
import { averagesIn, slicesOf } from '../../../../shared/trends/slices.ts'
import { isFlareState } from '../../../../shared/trends/state.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { text } from './text.ts'
import styles from './trends.module.css'
import type { View } from './view.ts'

const words = text.heat

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

interface Cell {
  /** The place in its row, from 1. */
  column: number
  value: number | null
  isFlare: boolean
}
interface Row {
  label: string
  cells: Cell[]
}

/** A row for each month, with a cell for each of its days. */
function monthRows({ days, count }: View): Row[] {
  const pain = columnOf(days, 'painLevel')
  return slicesOf(days.first, count, 'month').map(({ first, from, to }) => ({
    label: MONTH.format(Date.parse(first)),
    cells: Array.from({ length: to - from }, (_, index) => ({
      column: Number(first.slice(8)) + index,
      value: pain[from + index] ?? null,
      isFlare: isFlareState(days.states[from + index] ?? 0),
    })),
  }))
}

/** A row for each year, with a cell for each of its months: the average of its days. */
function yearRows({ days, count }: View): Row[] {
  const months = slicesOf(days.first, count, 'month')
  const averages = averagesIn(columnOf(days, 'painLevel'), months)
  const cells = months.map(({ first }, index) => ({
    year: first.slice(0, 4),
    column: Number(first.slice(5, 7)),
    value: averages[index] ?? null,
    isFlare: false,
  }))
  return [...Map.groupBy(cells, ({ year }) => year)].map(([label, row]) => ({ label, cells: row }))
}

/** The step of a value: 0 for none, 1 to 5 for the rest. The words of the steps are in `text.heat.levels`. */
const stepOf = (value: number) => Math.ceil(Math.round(value) / 2)

const MIN_DAYS = 60
const MANY_YEARS_DAYS = 800

/** Pain of each day, a row for each month; over many years, of each month, a row for each year. */
export function HeatCard({ view }: { view: View }) {
  if (view.count < MIN_DAYS) return null
  const isByYear = view.count > MANY_YEARS_DAYS
  const rows = isByYear ? yearRows(view) : monthRows(view)
  const columns = isByYear ? 12 : 31
  return (
    <Card aria-labelledby="heat">
      <h2 id="heat">{words.title}</h2>
      <div
        role="img"
        aria-label={isByYear ? words.yearLabel(rows.length) : words.label(rows.length)}
        className={styles['heat']}
        style={{ gridTemplateColumns: `auto repeat(${columns}, minmax(0, 1fr))` }}
      >
        {rows.toReversed().flatMap(({ label, cells }, row) => [
          // oxlint-disable-next-line react/no-array-index-key -- the rows are in order
          <span key={`${row}`} style={{ gridRow: row + 1 }}>
            {label}
          </span>,
          ...cells.map(({ column, value, isFlare }) => (
            <i
              key={`${row} ${column}`}
              style={{ gridArea: `${row + 1} / ${column + 1}` }}
              data-step={value === null ? undefined : stepOf(value)}
              data-flare={isFlare || undefined}
            />
          )),
        ])}
      </div>
      <p className={styles['legend']} aria-hidden="true">
        {words.levels.map((level, step) => (
          <span key={level} className={styles['heatKey']}>
            <i data-step={step} />
            {level}
          </span>
        ))}
      </p>
    </Card>
  )
}
