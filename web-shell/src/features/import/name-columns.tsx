import { useId, useState } from 'react'
import { DAY_FIELDS, type FixedField } from '../../../../shared/days/model/fields.ts'
import { wordsOf } from '../../../../shared/days/words/text.ts'
import { DATE_ORDERS, type DateOrder, parseDate, possibleOrders } from '../../../../shared/import/table/dates.ts'
import { guessTargets } from '../../../../shared/import/table/guess-targets.ts'
import type { Table, Target } from '../../../../shared/import/table/table.ts'
import { tableToDiary } from '../../../../shared/import/table/to-diary.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { formatDay } from '../../../../shared/ui/calendar/format-day.ts'
import { Field } from '../../../../shared/ui/field/field.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { now, today } from '../../shell/first/api/clock.ts'
import type { Source } from './read-file.ts'
import { text } from './text.ts'

const words = text.columns

interface NameColumnsProps {
  table: Table
  onReady: (source: Source) => void
  onCancel: () => void
}

const cellsOf = ({ rows }: Table, column: number) => rows.map((row) => row[column] ?? '')
/** A few different entries of a column. */
const examplesIn = (table: Table, column: number) =>
  [...new Set(cellsOf(table, column).map((cell) => cell.trim()))].filter(Boolean).slice(0, 3)

/** Asks what each column of a table is. */
export function NameColumns({ table, onReady, onCancel }: NameColumnsProps) {
  const [targets, setTargets] = useState(() => guessTargets(table.headings))
  const [chosenOrder, setOrder] = useState<DateOrder>()
  const [isMissing, setMissing] = useState(false)
  const dateColumn = targets.indexOf('date')
  const orders = dateColumn < 0 ? [] : possibleOrders(cellsOf(table, dateColumn))
  const order = chosenOrder ?? orders[0] ?? 'dmy'
  const isReady = dateColumn >= 0 && targets.some((target) => target && target !== 'date')

  function compare() {
    if (!isReady) return setMissing(true)
    const unused = table.headings.filter((_, column) => !targets[column] && examplesIn(table, column).length > 0)
    onReady({ ...tableToDiary(table, { targets, dateOrder: order }, now()), unused })
  }

  return (
    <>
      <p>{words.what(table.rows.length)}</p>
      {table.headings.map((heading, column) => (
        <ColumnField
          // oxlint-disable-next-line react/no-array-index-key -- headings may be equal
          key={column}
          heading={heading || words.unnamed(column + 1)}
          examples={examplesIn(table, column)}
          value={targets[column]}
          taken={targets}
          onChange={(target) => setTargets(targets.with(column, target))}
        />
      ))}
      {dateColumn >= 0 && (
        <OrderField
          example={examplesIn(table, dateColumn)[0] ?? ''}
          orders={orders.length > 0 ? orders : DATE_ORDERS}
          value={order}
          onChange={setOrder}
        />
      )}
      {isMissing && !isReady && <Notice title={words.missing.title}>{words.missing.text}</Notice>}
      <Button wide onClick={compare}>
        {words.submit}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {text.cancel}
      </Button>
    </>
  )
}

interface ColumnFieldProps {
  heading: string
  examples: readonly string[]
  value: Target
  taken: readonly Target[]
  onChange: (target: Target) => void
}

function ColumnField({ heading, examples, value, taken, onChange }: ColumnFieldProps) {
  const id = useId()
  const isFree = (target: Target) => target === value || !taken.includes(target)
  const labelOf = (field: FixedField) => wordsOf(field).label
  return (
    <Field id={id} label={heading} hint={examples.length ? words.examples(examples) : words.empty}>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange((target.value || undefined) as Target)}>
        <option value="">{words.leaveOut}</option>
        {isFree('date') && <option value="date">{words.date}</option>}
        {DAY_FIELDS.filter(isFree).map((field) => (
          <option key={field} value={field}>
            {labelOf(field)}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface OrderFieldProps {
  example: string
  orders: readonly DateOrder[]
  value: DateOrder
  onChange: (order: DateOrder) => void
}

/** Asks in which order a date has day and month, where the table alone does not tell. */
function OrderField({ example, orders, value, onChange }: OrderFieldProps) {
  const id = useId()
  if (orders.length < 2) return null
  return (
    <Field id={id} label={words.order(example)}>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as DateOrder)}>
        {orders.map((order) => {
          const date = parseDate(example, order)
          return (
            <option key={order} value={order}>
              {words.orders[order]}
              {date ? `: ${formatDay(date, today())}` : ''}
            </option>
          )
        })}
      </select>
    </Field>
  )
}
