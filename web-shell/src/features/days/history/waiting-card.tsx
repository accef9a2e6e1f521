import { useState } from 'react'
import { datesOf, onScreen } from '../../../../../shared/days/merge/queued.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import type { DayOperation } from '../../../../../shared/days/model/schema.ts'
import { summaryOf } from '../../../../../shared/days/words/summary.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { dayFromToday } from '../../../../../shared/ui/calendar/day-words.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { notify } from '../../../shell/first/messages/notify.tsx'
import { currentQueue } from '../../../shell/later/offline/queue/follow-queue.ts'
import styles from './unsent.module.css'
import { text } from './unsent-text.ts'
import { dayPath } from './use-place.ts'

interface WaitingCardProps {
  waiting: readonly DayOperation[]
  isFragile: boolean
  today: LocalDate
  nameOf: (field: DayField) => string
}

/** What waits to be sent, by day, and a way to try at once. */
export function WaitingCard({ waiting, isFragile, today, nameOf }: WaitingCardProps) {
  const online = useOnline()
  const [sending, setSending] = useState(false)
  const dates = datesOf(waiting).toReversed()
  const words = text.waiting

  async function send(): Promise<void> {
    setSending(true)
    await currentQueue()?.flush()
    setSending(false)
    notify(currentQueue()?.view?.waiting.length === 0 ? words.sent : words.kept)
  }

  function said(date: LocalDate): string {
    const operations = waiting.filter((each) => each.date === date)
    const fields = operations.flatMap(({ set }) => Object.keys(set) as DayField[])
    return summaryOf([...new Set(fields)], onScreen(emptyDay(date), operations).values, nameOf)
  }

  return (
    <Card aria-labelledby="waiting">
      <h2 id="waiting">{words.title(dates.length)}</h2>
      <p>{isFragile ? words.fragile : words.text}</p>
      <ul className={styles['days']}>
        {dates.map((date) => (
          <li key={date}>
            <Link to={dayPath(date)}>{dayFromToday(date, today)}</Link>
            <p className={styles['said']}>{said(date)}</p>
          </li>
        ))}
      </ul>
      {online && (
        <Button variant="secondary" busy={sending} busyLabel={words.sending} onClick={() => void send()}>
          {words.send}
        </Button>
      )}
    </Card>
  )
}
