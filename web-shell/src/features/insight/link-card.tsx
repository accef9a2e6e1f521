import { useId } from 'react'
import { phaseOf } from '../../../../shared/food/plan/plans.ts'
import { evidenceOf, testsOf } from '../../../../shared/food/test/evidence.ts'
import { currentPlan } from '../../../../shared/food/test/food-tests.ts'
import { isOptionExposure } from '../../../../shared/insight/exposures.ts'
import type { ItemLink } from '../../../../shared/insight/link-types.ts'
import { buttonClass } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { useFoodBook } from '../../shell/later/food/food-query.ts'
import { How } from './how.tsx'
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
        {link.lag === 0 && ` ${words.sameDay}`}
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
      <TestEvidence link={link} names={names} />
      <How>
        <p>{words.adjusted}</p>
        <h3>{words.surer}</h3>
        <ul className={styles['list']}>
          {surerBy(link).map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </How>
    </Card>
  )
}

/** What the user's own tests of a food said, as evidence beside the comparison, and the way to test it. Not for triggers. */
function TestEvidence({ link, names }: { link: ItemLink; names: Names }) {
  const { book } = useFoodBook()
  const day = useClock(today)
  if (!isOptionExposure(link.id)) return null
  const food = nameOf(link.id, names)
  const tests = book ? testsOf(food, book) : []
  const plan = book && currentPlan(book)
  const isReady = plan !== undefined && phaseOf(plan, day) === 'reintroduction'
  return (
    <div>
      {tests.map((test) => (
        <p key={test.id} dir="auto">
          {evidenceOf(test, day)}
        </p>
      ))}
      <Link to="/tools/food" state={{ food }} className={buttonClass('quiet')}>
        {(isReady ? (tests.length > 0 ? words.testAgain : words.test) : words.plan)(food)}
      </Link>
    </div>
  )
}
