import { isLogged } from '../../../../../shared/food/log/log.ts'
import type { FoodLog } from '../../../../../shared/food/log/log-schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import tables from '../../../../../shared/ui/number-table.module.css'
import { Tag } from '../../../../../shared/ui/tag.tsx'
import { formatDates } from '../format.ts'
import { text } from '../text.ts'

const words = text.log

/** A dash for what was not logged, with a word for screen readers. */
function NotLogged() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.notLogged}</span>
    </>
  )
}

interface LogTableProps {
  label: string
  dates: readonly LocalDate[]
  logs: readonly FoodLog[]
}

/** The days of a plan. A day that was not logged is a dash; "ate none" is said. Source: requirement FOOD-02. */
export function LogTable({ label, dates, logs }: LogTableProps) {
  return (
    <table className={tables['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.table.day}</th>
          <th scope="col">{words.table.eaten}</th>
          <th scope="col">{words.table.symptoms}</th>
        </tr>
      </thead>
      <tbody>
        {dates.map((date) => (
          <LogRow key={date} date={date} log={logs.find((each) => each.date === date)} />
        ))}
      </tbody>
    </table>
  )
}

function LogRow({ date, log }: { date: LocalDate; log: FoodLog | undefined }) {
  const { symptomSeverity, flareOccurred, consumedEliminatedFoods, notes } = log ?? {}
  return (
    <tr>
      <th scope="row">
        {formatDates({ startsOn: date })}
        {notes && <small dir="auto">{notes}</small>}
      </th>
      <td dir="auto">{isLogged(log) && consumedEliminatedFoods ? foodText.eaten(log) : <NotLogged />}</td>
      <td>
        {symptomSeverity ?? (flareOccurred ? '' : <NotLogged />)}{' '}
        {flareOccurred && <Tag tone="flare">{words.table.flare}</Tag>}
      </td>
    </tr>
  )
}
