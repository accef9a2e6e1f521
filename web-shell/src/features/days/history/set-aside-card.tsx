import { EDITABLE_DAYS } from '../../../../../shared/days/model/edit-age.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { summaryOf } from '../../../../../shared/days/words/summary.ts'
import { wordsOf } from '../../../../../shared/days/words/text.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { useWordsForCode } from '../../../shell/first/api/problem-text.ts'
import type { SetAsideOf } from '../../../shell/first/data/queue-view.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { DiscardButtons } from './discard-buttons.tsx'
import styles from './outgoing.module.css'
import { text } from './outgoing-text.ts'
import { useEditDecisions, valuesIn } from './use-edit-decisions.ts'

interface SetAsideCardProps {
  setAside: SetAsideOf<'day'>
  today: LocalDate
  nameOf: (field: DayField) => string
}

/** A set-aside edit of a day: why it was refused, its values, and what the user can do. Source: requirement RELY-03. */
export function SetAsideCard({ setAside, today, nameOf }: SetAsideCardProps) {
  const { saveSetAside } = useEditDecisions()
  const { target: date, operation, code } = setAside
  const age = daysBetween(date, today)
  const isEditable = age >= 0 && age <= EDITABLE_DAYS
  const values = valuesIn(operation?.set ?? {})
  const entered = Object.keys(values) as DayField[]
  const cleared = (Object.keys(operation?.set ?? {}) as DayField[]).filter((field) => !entered.includes(field))
  const labelOf = (field: DayField) => wordsOf(field, nameOf(field)).label
  const words = text.setAside
  const refusal = useWordsForCode(code)

  async function save(targetDate: LocalDate): Promise<void> {
    await saveSetAside(setAside, targetDate)
    notify(words.again)
    focusHeading()
  }

  return (
    <Card aria-label={`${words.title}: ${formatDayFromToday(date, today)}`}>
      <h2>{words.title}</h2>
      <p>
        <b>{formatDayFromToday(date, today)}.</b> {operation ? refusal.text : words.unreadable}{' '}
        {operation && words.kept}
      </p>
      {entered.length > 0 && <p className={styles['said']}>{summaryOf(entered, values, nameOf)}</p>}
      {cleared.length > 0 && <p className={styles['said']}>{words.cleared(cleared.map(labelOf).join(', '))}</p>}
      <DiscardButtons setAside={setAside}>
        {operation && isEditable && (
          <Button variant="secondary" onClick={() => void save(date)}>
            {words.saveAgain}
          </Button>
        )}
        {entered.length > 0 && age !== 0 && (
          <Button variant="secondary" onClick={() => void save(today)}>
            {words.moveToToday}
          </Button>
        )}
      </DiscardButtons>
    </Card>
  )
}
