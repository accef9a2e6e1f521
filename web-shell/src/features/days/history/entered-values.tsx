import type { ActiveCustomItems } from '../../../../../shared/custom/rules.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import { answerText } from '../../../../../shared/days/words/answer.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { sectionsWithValues } from '../form/sections-with-values.ts'
import { customItemName } from './custom-item-name.ts'
import styles from './history.module.css'

interface EnteredValuesProps {
  values: DayValues
  /** Former names of custom items, as returned by the service. */
  names: Readonly<Record<string, string>>
  custom: ActiveCustomItems | undefined
}

/** All values of a day, section by section. */
export function EnteredValues({ values, ...nameSources }: EnteredValuesProps) {
  return sectionsWithValues(values).map(({ title, fields }) => (
    <Card key={title} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles['answers']}>
        {fields.map((field) => {
          const value = values[field]
          return (
            value !== undefined && (
              <div key={field}>
                <dt>{wordsOf(field, customItemName(field, nameSources)).label}</dt>
                <dd>{answerText(field, value)}</dd>
              </div>
            )
          )
        })}
      </dl>
    </Card>
  ))
}
