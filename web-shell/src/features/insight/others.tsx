import { useState } from 'react'
import { LEAST_OF_EACH } from '../../../../shared/insight/gates.ts'
import type { ItemLink, WaitingItem } from '../../../../shared/insight/link-types.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import tables from '../../../../shared/ui/number-table.module.css'
import styles from './insight.module.css'
import { type Names, nameOf } from './names.ts'
import { text } from './text.ts'

/** The items that are listed at first. */
const LISTED = 8

interface ItemTableProps {
  id: string
  words: { title: string; note: string }
  items: readonly ItemLink[]
  names: Names
}

/** Items after which no rise was found, or none that is sure, with how much pain may differ. Nothing without any. */
export function ItemTable({ id, words, items, names }: ItemTableProps) {
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, LISTED)
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p>{words.note}</p>
      <table className={tables['table']}>
        <thead>
          <tr>
            <th scope="col">{text.table.item}</th>
            <th scope="col">{text.table.difference}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {nameOf(item.id, names)}
                <small>{text.table.counts(item)}</small>
              </th>
              <td>
                {text.table.cell(item)}
                <small>{text.table.lag(item)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length > LISTED && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.table.fewer : text.table.all(items.length)}
        </Button>
      )}
    </Card>
  )
}

const progressOf = ({ exposed, unexposed }: WaitingItem) =>
  Math.min(exposed, LEAST_OF_EACH) + Math.min(unexposed, LEAST_OF_EACH)

/** How much is missing of the items that cannot be compared yet. Nothing without any. */
export function Waiting({ waiting, names }: { waiting: readonly WaitingItem[]; names: Names }) {
  if (waiting.length === 0) return null
  const nearest = waiting.toSorted((one, other) => progressOf(other) - progressOf(one))
  return (
    <Card aria-labelledby="waiting">
      <h2 id="waiting">{text.waiting.title}</h2>
      <ul className={styles['waiting']}>
        {nearest.slice(0, LISTED).map((item) => (
          <li key={item.id}>
            <b>{nameOf(item.id, names)}</b>
            <span>{text.waiting.progress(item)}</span>
          </li>
        ))}
      </ul>
      {nearest.length > LISTED && <p>{text.waiting.more(nearest.length - LISTED)}</p>}
      <p className={styles['quiet']}>{text.waiting.note}</p>
    </Card>
  )
}
