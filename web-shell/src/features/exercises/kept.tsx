import { useState } from 'react'
import { instantOf } from '../../../../shared/changes/change-id.ts'
import type { KeptSession } from '../../../../shared/exercises/schema.ts'
import { formatCountdown } from '../../../../shared/training/countdown.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../shared/ui/calendar/format-day.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { today, useClock } from '../../shell/first/api/clock.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { sendQueuedEdits } from '../../shell/first/data/device-storage.ts'
import { useHome } from '../../shell/first/data/home-query.ts'
import { ofKind, useQueueView } from '../../shell/first/data/queue-view.ts'
import frame from '../../shell/first/frame/frame.module.css'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { focusHeading } from '../../shell/first/frame/page.tsx'
import { ConsentButton } from '../../shell/later/consent/consent-button.tsx'
import styles from './exercises.module.css'
import type { useKeptSessions } from './exercises-query.ts'
import { text } from './text.ts'
import { useChangeSessions } from './use-change-sessions.ts'

const words = text.kept
/** How many are shown at first. */
const FIRST = 5

/** What the user has kept, newest first. Each can be removed. */
export function Kept({ reading }: { reading: ReturnType<typeof useKeptSessions> }) {
  const { sessions, failure, data, error, dataUpdatedAt, isFetching, refetch } = reading
  const online = useOnline()
  return (
    <section aria-labelledby="kept" className={styles['kept']}>
      <h2 id="kept">{words.title}</h2>
      <Waiting />
      {sessions ? (
        <>
          {(error || !online) && data && <LastSeen at={dataUpdatedAt} />}
          <List sessions={sessions} />
        </>
      ) : failure ? (
        <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton shape="block" />
        </Loading>
      )}
    </section>
  )
}

/** What is not sent yet, and why. */
function Waiting() {
  const queue = useQueueView()
  const { data: home } = useHome(useClock(today))
  const online = useOnline()
  if (ofKind(queue?.waiting ?? [], 'exercises').length === 0) return null
  if (home && home.consent !== 'given')
    return (
      <Notice title={words.consent.title} actions={<ConsentButton onAgreed={() => void sendQueuedEdits()} />}>
        {words.consent.text}
      </Notice>
    )
  return online ? null : <p className={frame['note']}>{words.waiting}</p>
}

function List({ sessions }: { sessions: readonly KeptSession[] }) {
  const [isOpen, setOpen] = useState(false)
  if (sessions.length === 0) return <p className={styles['quiet']}>{words.none}</p>
  return (
    <>
      <ul className={styles['list']}>
        {sessions.slice(0, isOpen ? undefined : FIRST).map((session) => (
          <Item key={`${session.date} ${session.id}`} session={session} />
        ))}
      </ul>
      {!isOpen && sessions.length > FIRST && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {words.more}
        </Button>
      )}
    </>
  )
}

const timeOf = (id: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(instantOf(id))

function Item({ session }: { session: KeptSession }) {
  const { id, date, exercise, seconds } = session
  const currentDate = useClock(today)
  const change = useChangeSessions()
  const [isAsking, setAsking] = useState(false)
  const name = text.names[exercise]
  const when = `${formatDayFromToday(date, currentDate)}, ${timeOf(id)}`
  // In the list, without the date where there is a word for it.
  const shown = `${formatDayFromToday(date, currentDate).split(' · ')[0]}, ${timeOf(id)}`
  const facts = [shown, formatCountdown(seconds), words.pain(session)].filter(Boolean).join(' · ')

  async function remove() {
    if (await change({ type: 'remove', date, id })) focusHeading()
  }

  return (
    <li className={styles['item']}>
      <div>
        <p className={styles['name']}>{name}</p>
        <p className={styles['quiet']}>{facts}</p>
        <p role="status">{isAsking && words.ask}</p>
      </div>
      <div className={styles['itemButtons']}>
        {isAsking && (
          <Button variant="secondary" onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={isAsking ? words.stay : words.removeOf(name, when)}
          onClick={() => setAsking(!isAsking)}
        >
          {isAsking ? words.stay : words.remove}
        </Button>
      </div>
    </li>
  )
}
