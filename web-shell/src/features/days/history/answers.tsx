import type { ActiveCustom } from '../../../../../shared/custom/rules.ts'
import type { DayValues } from '../../../../../shared/days/model/fields.ts'
import { answerText } from '../../../../../shared/days/words/answer.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { answeredSections } from '../form/answered-sections.ts'
import styles from './history.module.css'
import { nameOfOwn } from './own-name.ts'

interface AnswersProps {
  values: DayValues
  /** What the day's own fields were called, as far as the service said. */
  names: Readonly<Record<string, string>>
  custom: ActiveCustom | undefined
}

/** All that was answered, section by section. */
export function Answers({ values, ...named }: AnswersProps) {
  return answeredSections(values).map(({ title, fields }) => (
    <Card key={title} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles['answers']}>
        {fields.map((field) => {
          const value = values[field]
          return (
            value !== undefined && (
              <div key={field}>
                <dt>{wordsOf(field, nameOfOwn(field, named)).label}</dt>
                <dd>{answerText(field, value)}</dd>
              </div>
            )
          )
        })}
      </dl>
    </Card>
  ))
}
