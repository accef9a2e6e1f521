import { useState } from 'react'
import { averageWithN } from '../../../../shared/trends/compare.ts'
import { columnOf, format1, MEASURES } from '../../../../shared/trends/measures.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { Segmented } from '../../../../shared/ui/choice/segmented.tsx'
import tables from '../../../../shared/ui/number-table.module.css'
import { text } from './text.ts'
import type { View } from './view.ts'

const words = text.compare
const EARLIER = ['before', 'yearEarlier'] as const

/** The averages of the days that are shown, and of as many earlier ones that the user chooses. */
export function CompareCard({ view }: { view: View }) {
  const [chosen, setChosen] = useState<(typeof EARLIER)[number]>('before')
  const options = EARLIER.filter((name) => view[name] !== undefined)
  const earlier = view[chosen] ?? view.before
  if (!earlier) return null
  const rows = MEASURES.flatMap(({ id: field, label, unit }) => {
    const [now, then] = [view.days, earlier].map((days) => averageWithN(columnOf(days, field), view.least))
    return now || then ? [{ field, label, unit, averages: [now, then] }] : []
  })
  if (rows.length === 0) return null
  return (
    <Card aria-labelledby="compare">
      <h2 id="compare">{words.title}</h2>
      {options.length > 1 && (
        <Segmented
          label={words.label}
          options={options}
          value={chosen}
          labelOf={(name) => words.with[name]}
          onChange={setChosen}
        />
      )}
      <table className={tables['table']}>
        <thead>
          <tr>
            <th scope="col">{text.contrast.measure}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.earlier}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, label, unit, averages }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              {averages.map((average, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- now and then
                <td key={index}>
                  {average ? `${format1(average.value)}${unit ? ` ${unit}` : ''}` : words.few}
                  {average && <small>{words.n(average.n)}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
