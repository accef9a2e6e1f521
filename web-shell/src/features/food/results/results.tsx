import bowl from 'icon:bowl-food'
import go from 'icon:caret-right'
import cup from 'icon:coffee'
import leaf from 'icon:leaf'
import { useState } from 'react'
import type { FoodCategory } from '../../../../../shared/food/foods/categories.ts'
import type { FoodBook, FoodTest } from '../../../../../shared/food/schema.ts'
import { text as foodText } from '../../../../../shared/food/text.ts'
import { buttonClass } from '../../../../../shared/ui/button.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import rows from '../../../../../shared/ui/rows.module.css'
import { Link } from '../../../shell/first/frame/link.tsx'
import { Rows } from '../../../shell/first/frame/rows.tsx'
import styles from '../food.module.css'
import { formatDates } from '../format.ts'
import { text } from '../text.ts'
import { RatingTag } from './rating-tag.tsx'
import { ResultSheet } from './result-sheet.tsx'

const words = text.results
const ICONS: Partial<Record<FoodCategory, string>> = { drinks: cup, fruit: leaf, vegetables: leaf }

interface ResultsProps {
  book: FoodBook
  /** Called when the user wants to rate a test again. */
  onChange: (test: FoodTest) => void
}

/** The completed tests of all plans, the newest first. */
export function Results({ book, onChange }: ResultsProps) {
  const [opened, setOpened] = useState<string>()
  const completed = book.tests
    .filter(({ testStatus }) => testStatus !== 'testing')
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const shown = completed.find(({ id }) => id === opened)
  return (
    <section aria-labelledby="results">
      <div className={styles['head']}>
        <h2 id="results">{words.title}</h2>
        <Link to="/food-categories" className={buttonClass('quiet')}>
          {text.categories}
          <Icon of={go} />
        </Link>
      </div>
      {completed.length === 0 && <p className={styles['quiet']}>{words.none}</p>}
      <Rows>
        {completed.map((test) => (
          <li key={test.id}>
            <button
              type="button"
              className={classNames(rows['row'], styles['result'])}
              aria-haspopup="dialog"
              onClick={() => setOpened(test.id)}
            >
              <Icon of={ICONS[test.foodCategory] ?? bowl} className={rows['icon']} />
              <span className={classNames(rows['words'], styles['words'])}>
                <span className={rows['title']} dir="auto">
                  {test.foodName}
                </span>
                <span className={rows['text']}>
                  {formatDates(test)} · {foodText.worstDay(test)}
                </span>
              </span>
              <RatingTag test={test} />
              <Icon of={go} className={rows['go']} />
            </button>
          </li>
        ))}
      </Rows>
      {shown && (
        <ResultSheet
          book={book}
          test={shown}
          onClose={() => setOpened(undefined)}
          onChange={() => {
            setOpened(undefined)
            onChange(shown)
          }}
        />
      )}
    </section>
  )
}
