import { useState } from 'react'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/edit-age.ts'
import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import { summaryOf } from '../../../../../shared/days/words/summary.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { useWordsForCode } from '../../../shell/first/api/problem-text.ts'
import type { SetAsideEdit } from '../../../shell/first/data/queue-view.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import styles from './outgoing.module.css'
import { text } from './outgoing-text.ts'
import { useEditDecisions } from './use-edit-decisions.ts'

interface SetAsideCardProps {
  setAside: SetAsideEdit
  today: LocalDate
  nameOf: (field: DayField) => string
}

/** A set-aside edit: why it was refused, its values, and what the user can do. Source: requirement RELY-03. */
export function SetAsideCard({ setAside, today, nameOf }: SetAsideCardProps) {
  const { saveSetAside } = useEditDecisions()
  const [isConfirming, setConfirming] = useState(false)
  const { date, operation, code } = setAside
  const age = daysBetween(date, today)
  const isEditable = age >= 0 && age <= EDITABLE_DAYS
  const values = Object.fromEntries(Object.entries(operation?.set ?? {}).filter(([, value]) => value !== null))
  const words = text.setAside
  const refusal = useWordsForCode(code)

  async function save(targetDate: LocalDate): Promise<void> {
    await saveSetAside(setAside, targetDate)
    notify(words.saved)
    focusHeading()
  }
  async function discard(): Promise<void> {
    await currentQueue()?.discard(setAside)
    focusHeading()
  }

  return (
    <Card aria-label={`${words.title}: ${formatDayFromToday(date, today)}`}>
      <h2>{words.title}</h2>
      <p>
        <b>{formatDayFromToday(date, today)}.</b> {operation ? refusal.text : words.unreadable}{' '}
        {operation && words.kept}
      </p>
      {operation && (
        <p className={styles['said']}>{summaryOf(Object.keys(values) as DayField[], values as DayValues, nameOf)}</p>
      )}
      <div className={styles['actions']}>
        {isConfirming ? (
          <>
            <Button onClick={() => void discard()}>{words.confirmDiscard}</Button>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            {operation && isEditable && (
              <Button variant="secondary" onClick={() => void save(date)}>
                {words.saveAgain}
              </Button>
            )}
            {operation && age !== 0 && (
              <Button variant="secondary" onClick={() => void save(today)}>
                {words.moveToToday}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setConfirming(true)}>
              {words.discard}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
