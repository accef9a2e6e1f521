import { averageWithN, splitByFlare } from '../../../../shared/trends/compare.ts'
import { countDays } from '../../../../shared/trends/counts.ts'
import { columnOf, format1, MEASURES } from '../../../../shared/trends/measures.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import tables from '../../../../shared/ui/number-table.module.css'
import { text } from './text.ts'
import styles from './trends.module.css'
import type { View } from './view.ts'

const words = text.contrast

const LEAST_FLARE_DAYS = 3
const LEAST_OTHER_DAYS = 7

/** The averages of flare days beside those of the other logged days. Nothing without flare days, or for a week. */
export function ContrastCard({ view: { days, count } }: { view: View }) {
  const { logged, flares } = countDays(days)
  if (flares === 0 || count < LEAST_FLARE_DAYS + LEAST_OTHER_DAYS) return null
  const rows = MEASURES.flatMap(({ id: field, label, unit }) => {
    const { flare, other } = splitByFlare(columnOf(days, field), days.states)
    const [onFlare, usual] = [averageWithN(flare, LEAST_FLARE_DAYS), averageWithN(other, LEAST_OTHER_DAYS)]
    return onFlare && usual ? [{ field, label, unit, onFlare, usual }] : []
  })
  return (
    <Card aria-labelledby="contrast">
      <h2 id="contrast">{words.title}</h2>
      {rows.length === 0 ? (
        <p>{words.missing(flares)}</p>
      ) : (
        <>
          <table className={tables['table']}>
            <thead>
              <tr>
                <th scope="col">{words.measure}</th>
                <th scope="col">{words.usual(logged - flares)}</th>
                <th scope="col">{words.flare(flares)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ field, label, unit, onFlare, usual }) => (
                <tr key={field}>
                  <th scope="row">{label}</th>
                  {[usual, onFlare].map(({ value, n }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two columns
                    <td key={index} title={text.compare.n(n)}>
                      {format1(value)}
                      {unit && ` ${unit}`}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles['quiet']}>{words.note}</p>
        </>
      )}
    </Card>
  )
}
