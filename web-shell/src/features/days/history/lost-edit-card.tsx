import type { ShownValue } from '../../../../../shared/days/merge/draft.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { LostEdit } from '../../../../../shared/days/model/schema.ts'
import { isSameValue } from '../../../../../shared/days/model/values.ts'
import { answerText } from '../../../../../shared/days/words/answer.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { useDay } from '../../../shell/later/days/day-query.ts'
import { TwoValuesCard, whyTwo } from '../../../shell/later/records/two-values-card.tsx'
import { text } from './outgoing-text.ts'
import { useEditDecisions } from './use-edit-decisions.ts'

interface LostEditCardProps {
  lost: LostEdit
  /** The explanation is shown only on the first card. */
  isFirst: boolean
  today: LocalDate
  nameOf: (field: DayField) => string
}

const valueText = (field: DayField, value: ShownValue | undefined) =>
  value === null || value === undefined ? text.lost.noValue : answerText(field, value)

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
    <TwoValuesCard
      name={formatDayFromToday(date, today)}
      field={wordsOf(field, nameOf(field)).label}
      current={{ value: valueText(field, currentValue), where: words.currentValue }}
      other={{ value: valueText(field, lost.value), isSame: isSameValue(currentValue, lost.value) }}
      onUse={() => void choose(lost.value)}
      onKeep={() => void choose(currentValue)}
    >
      {isFirst && whyTwo}
    </TwoValuesCard>
  )
}
