import { useState } from 'react'
import { applyQueued, datesOf } from '../../../../../shared/days/merge/queued.ts'
import { emptyDay } from '../../../../../shared/days/model/day.ts'
import type { DayField } from '../../../../../shared/days/model/fields.ts'
import { summaryOf } from '../../../../../shared/days/words/summary.ts'
import type { LocalDate } from '../../../../../shared/time/local-date.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { exceptKind, ofKind, type QueuedOperation } from '../../../shell/first/data/queue-view.ts'
import { countInWords, countTargets, namesOf } from '../../../shell/first/data/queue-words.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { ConsentButton } from '../../../shell/later/consent/consent-button.tsx'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import styles from './outgoing.module.css'
import { text } from './outgoing-text.ts'
import { dayPath } from './use-history-location.ts'

interface QueuedEditsCardProps {
  queued: readonly QueuedOperation[]
  isPartlyInMemory: boolean
  /** Nothing is sent before the user agrees to the storing of health data. */
  waitsForConsent: boolean
  today: LocalDate
  nameOf: (field: DayField) => string
}

/** The queued edits by day, then those of other kinds, with a button to send them now. */
export function QueuedEditsCard({ queued, isPartlyInMemory, waitsForConsent, today, nameOf }: QueuedEditsCardProps) {
  const online = useOnline()
  const [isSending, setSending] = useState(false)
  const days = ofKind(queued, 'day')
  const dates = datesOf(days).toReversed()
  const words = text.queued

  async function send(): Promise<void> {
    setSending(true)
    const refusedBefore = currentQueue()?.view?.setAside.length ?? 0
    await currentQueue()?.flush()
    setSending(false)
    const { waiting, setAside } = currentQueue()?.view ?? {}
    // What was refused has a card of its own.
    if (setAside && setAside.length > refusedBefore) return
    notify(waiting?.length === 0 ? words.allSent : words.notSent)
  }

  function summaryForDate(date: LocalDate): string {
    const operations = days.filter((operation) => operation.date === date)
    const fields = operations.flatMap(({ set }) => Object.keys(set) as DayField[])
    return summaryOf([...new Set(fields)], applyQueued(emptyDay(date), operations).values, nameOf)
  }

  return (
    <Card aria-labelledby="waiting">
      <h2 id="waiting">
        {words[isPartlyInMemory ? 'titleInMemory' : 'title'](countInWords(queued), countTargets(queued))}
      </h2>
      <p>{isPartlyInMemory ? words.inMemory : waitsForConsent ? words.forConsent : words.text}</p>
      <ul className={styles['days']}>
        {dates.map((date) => (
          <li key={date}>
            <Link to={dayPath(date)}>{formatDayFromToday(date, today)}</Link>
            <p className={styles['said']}>{summaryForDate(date)}</p>
          </li>
        ))}
        {namesOf(exceptKind(queued, 'day')).map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      {waitsForConsent && <ConsentButton onAgreed={() => void send()} />}
      {online && !waitsForConsent && (
        <Button variant="secondary" busy={isSending} busyLabel={words.sending} onClick={() => void send()}>
          {words.send}
        </Button>
      )}
    </Card>
  )
}
