import type { ShownValue } from '../../../../../shared/days/merge/draft.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { LostEdit } from '../../../../../shared/days/model/schema.ts'
import { isSameValue } from '../../../../../shared/days/model/values.ts'
import { answerText } from '../../../../../shared/days/words/answer.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { useDay } from '../../../shell/later/days/day-query.ts'
import styles from './outgoing.module.css'
import { text } from './outgoing-text.ts'
import { useEditDecisions } from './use-edit-decisions.ts'

interface LostEditCardProps {
  lost: LostEdit
  /** The explanation is shown only on the first card. */
  isFirst: boolean
  today: LocalDate
  nameOf: (field: DayField) => string
}

const MAX_BUTTON_TEXT_LENGTH = 40

const valueText = (field: DayField, value: ShownValue | undefined) =>
  value === null || value === undefined ? text.lost.noValue : answerText(field, value)

/** The value as text for a button, cut if it is too long. */
function shortValueText(field: DayField, value: ShownValue): string {
  const words = valueText(field, value)
  return words.length > MAX_BUTTON_TEXT_LENGTH ? `${words.slice(0, MAX_BUTTON_TEXT_LENGTH)}…` : words
}

/** Shows a lost edit beside the current value and lets the user choose between them. */
export function LostEditCard({ lost, isFirst, today, nameOf }: LostEditCardProps) {
  const { chooseValue } = useEditDecisions()
  const { date, field } = lost
  const { data: day, isUnreadable } = useDay(date)
  if (!day || isUnreadable) return null
  const currentValue = day.values[field] ?? null
  const words = text.lost

  async function choose(value: ShownValue): Promise<void> {
    await chooseValue(lost, value)
    notify(words.saved)
    focusHeading()
  }

  return (
    <Card aria-label={`${words.title}: ${wordsOf(field, nameOf(field)).label}, ${formatDayFromToday(date, today)}`}>
      <h2>{words.title}</h2>
      <p>
        <b>{formatDayFromToday(date, today)}.</b> {isFirst && words.text}
      </p>
      <dl className={styles['two']}>
        <div>
          <dt>
            {words.currentValue}: {wordsOf(field, nameOf(field)).label}
          </dt>
          <dd>{valueText(field, currentValue)}</dd>
        </div>
        <div>
          <dt>{words.lostValue}</dt>
          <dd>{valueText(field, lost.value)}</dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        {!isSameValue(currentValue, lost.value) && (
          <Button variant="secondary" onClick={() => void choose(lost.value)}>
            {words.use(shortValueText(field, lost.value))}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void choose(currentValue)}>
          {words.keep(shortValueText(field, currentValue))}
        </Button>
      </div>
    </Card>
  )
}
