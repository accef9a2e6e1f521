import { useState } from 'react'
import type { DayField, DayValues } from '../../../../../shared/days/model/fields.ts'
import { EDITABLE_DAYS } from '../../../../../shared/days/model/window.ts'
import { summaryOf } from '../../../../../shared/days/words/summary.ts'
import { daysBetween, type LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { dayFromToday } from '../../../../../shared/ui/calendar/day-words.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { useWordsOf } from '../../../shell/first/api/problem-text.ts'
import type { SetAside } from '../../../shell/first/data/queue-view.ts'
import { focusHeading } from '../../../shell/first/frame/page.tsx'
import { notify } from '../../../shell/first/messages/notify.tsx'
import { currentQueue } from '../../../shell/later/offline/queue/follow-queue.ts'
import styles from './unsent.module.css'
import { text } from './unsent-text.ts'
import { useDecide } from './use-decide.ts'

interface AsideCardProps {
  aside: SetAside
  today: LocalDate
  nameOf: (field: DayField) => string
}

/** An entry that the service refused for good: why, what it says, and what can be done. Source: requirement RELY-03. */
export function AsideCard({ aside, today, nameOf }: AsideCardProps) {
  const { saveAside } = useDecide()
  const [asked, setAsked] = useState(false)
  const { date, operation, code } = aside
  const age = daysBetween(date, today)
  const values = Object.fromEntries(Object.entries(operation?.set ?? {}).filter(([, value]) => value !== null))
  const words = text.aside
  const refusal = useWordsOf(code)

  async function save(on: LocalDate): Promise<void> {
    await saveAside(aside, on)
    notify(words.moved)
    focusHeading()
  }
  async function discard(): Promise<void> {
    await currentQueue()?.discard(aside)
    focusHeading()
  }

  return (
    <Card aria-label={`${words.title}: ${dayFromToday(date, today)}`}>
      <h2>{words.title}</h2>
      <p>
        <b>{dayFromToday(date, today)}.</b> {operation ? refusal.text : words.unreadable} {operation && words.kept}
      </p>
      {operation && (
        <p className={styles['said']}>{summaryOf(Object.keys(values) as DayField[], values as DayValues, nameOf)}</p>
      )}
      <div className={styles['actions']}>
        {asked ? (
          <>
            <Button onClick={() => void discard()}>{words.sure}</Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {words.back}
            </Button>
          </>
        ) : (
          <>
            {operation && age >= 0 && age <= EDITABLE_DAYS && (
              <Button variant="secondary" onClick={() => void save(date)}>
                {words.again}
              </Button>
            )}
            {operation && age !== 0 && (
              <Button variant="secondary" onClick={() => void save(today)}>
                {words.today}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setAsked(true)}>
              {words.discard}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
