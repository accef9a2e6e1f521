import { phaseOn, wholeCycles } from '../../../../shared/cycle/look-back.ts'
import { type CyclePhase, cycleOf } from '../../../../shared/cycle/phases.ts'
import { addDays } from '../../../../shared/time/local-date.ts'
import { averageWithN } from '../../../../shared/trends/compare.ts'
import { columnOf, format1 } from '../../../../shared/trends/measures.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import tables from '../../../../shared/ui/number-table.module.css'
import { useHome } from '../../shell/first/data/home-query.ts'
import { text } from './text.ts'
import styles from './trends.module.css'
import type { View } from './view.ts'

const words = text.phases

const PHASES = Object.keys(words.names) as CyclePhase[]
/** Fewer cycles would be compared by chance. Source: decision 201. */
const LEAST_CYCLES = 3

/** Pain by the phases of the cycle, for those who track it, from three whole cycles on. Source: requirement CYC-06. */
export function PhaseCard({ view: { days, count, today, least } }: { view: View }) {
  const { data: home } = useHome(today)
  const cycle = home && cycleOf(home.preferences.cycle)
  if (!cycle || wholeCycles(cycle, days.first, today) < LEAST_CYCLES) return null
  const phases = Array.from({ length: count }, (_, index) => phaseOn(addDays(days.first, index), cycle))
  const pain = columnOf(days, 'painLevel')
  const rows = PHASES.map((phase) => {
    const own = pain.map((value, index) => (phases[index] === phase ? value : null))
    return { phase, average: averageWithN(own, least) }
  })
  return (
    <Card aria-labelledby="phases">
      <h2 id="phases">{words.title}</h2>
      <table className={tables['table']}>
        <thead>
          <tr>
            <th scope="col">{words.phase}</th>
            <th scope="col">{words.pain}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ phase, average }) => (
            <tr key={phase}>
              <th scope="row">{words.names[phase]}</th>
              <td>
                {average ? format1(average.value) : text.compare.few}
                {average && <small>{text.compare.n(average.n)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['quiet']}>{words.note}</p>
    </Card>
  )
}
