import { useId } from 'react'
import type { ItemLink } from '../../../../shared/insight/link-types.ts'
import { Card } from '../../../../shared/ui/card.tsx'
import styles from './insight.module.css'
import { type Names, nameOf, namesOf } from './names.ts'
import { surerBy } from './surer.ts'
import { text } from './text.ts'

const words = text.link

/** One possible link with its evidence. */
export function LinkCard({ link, names }: { link: ItemLink; names: Names }) {
  const id = useId()
  const facts = [
    [words.interval, words.range(link.interval)],
    [words.days, words.counts(link)],
    [words.missing, words.share(link)],
  ]
  return (
    <Card aria-labelledby={id}>
      <div>
        <h2 id={id}>{nameOf(link.id, names)}</h2>
        <p className={styles['quiet']}>{words.tag}</p>
      </div>
      <p>
        {words.sentence(link)}
        {link.effect < 1 && ` ${words.small}`}
      </p>
      {link.twins.length > 0 && <p>{words.twins(namesOf(link.twins, names))}</p>}
      <dl className={styles['facts']}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.surer}</h3>
      <ul className={styles['list']}>
        {surerBy(link).map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </Card>
  )
}
