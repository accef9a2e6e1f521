import { shortRange } from '../../../../shared/time/write-range.ts'
import { countDays } from '../../../../shared/trends/counts.ts'
import { flaresIn } from '../../../../shared/trends/flares.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import { text } from './text.ts'
import styles from './trends.module.css'
import type { View } from './view.ts'

const words = text.flares

/** The flares that are listed. */
const LISTED = 4

/** The flares of the days that are shown, and of as many before. */
export function FlaresCard({ view: { days, before, range } }: { view: View }) {
  const flares = flaresIn(days.first, days.states)
  const counts = countDays(days)
  const listed = flares
    .slice(-LISTED)
    .map(({ first, last }) => shortRange({ from: first, to: last }, false))
    .toReversed()
  const earlier = before && countDays(before)
  return (
    <Card aria-labelledby="flares">
      <h2 id="flares">{words.title}</h2>
      <dl className={styles['figures']}>
        <div>
          <dt>{words.count(range)}</dt>
          <dd>{flares.length}</dd>
        </div>
        <div>
          <dt>{words.days(counts.logged)}</dt>
          <dd>{counts.flares}</dd>
        </div>
      </dl>
      <p>
        {flares.length > 0
          ? `${listed.join(', ')}${flares.length > LISTED ? words.more(flares.length - LISTED) : ''}.`
          : words.none}
        {before && range !== 'all' && earlier && earlier.logged > 0 && (
          <> {words.earlier(range, flaresIn(before.first, before.states).length, earlier.flares, earlier.logged)}</>
        )}
      </p>
    </Card>
  )
}
