import { useState } from 'react'
import { KEPT_EXERCISES } from '../../../../shared/exercises/kind.ts'
import { type KeptSession, newestSessions } from '../../../../shared/exercises/newest.ts'
import type { KeptExercise } from '../../../../shared/exercises/records.ts'
import type { RecordsById } from '../../../../shared/records/replies.ts'
import { localDate } from '../../../../shared/time/local-date.ts'
import { formatCountdown } from '../../../../shared/training/countdown.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../shared/ui/calendar/format-day.ts'
import { Loading } from '../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../shared/ui/progress/skeleton.tsx'
import { today, useClock, zone } from '../../shell/first/api/clock.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { LastSeen } from '../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../shell/first/frame/load-error.tsx'
import { focusHeading } from '../../shell/first/frame/page.tsx'
import { LostValues } from '../../shell/later/records/lost-values.tsx'
import type { useRecords } from '../../shell/later/records/use-records.ts'
import { useSave } from '../../shell/later/records/use-save.ts'
import { WaitingNote } from '../../shell/later/records/waiting-note.tsx'
import styles from './exercises.module.css'
import { text } from './text.ts'

const words = text.kept
/** How many are shown at first. */
const FIRST = 5

/** What the user has kept, newest first. Each can be removed. */
export function Kept({ reading }: { reading: ReturnType<typeof useRecords<'exercises'>> }) {
  const { records, hasWaiting, failure, data, error, dataUpdatedAt, isFetching, refetch } = reading
  const online = useOnline()
  return (
    <section aria-labelledby="kept" className={styles['kept']}>
      <h2 id="kept">{words.title}</h2>
      {hasWaiting && <WaitingNote offline={words.waiting} />}
      {records && (
        <>
          {(error || !online) && data && <LastSeen at={dataUpdatedAt} />}
          <LostValues kind={KEPT_EXERCISES} records={records} />
          <List records={records} isPartial={failure !== null} />
        </>
      )}
      {failure && <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />}
      {!records && !failure && (
        <Loading label={words.loading}>
          <Skeleton shape="block" />
        </Loading>
      )}
    </section>
  )
}

type Records = RecordsById<KeptExercise>

/** `isPartial`: only what waits is known. */
function List({ records, isPartial }: { records: Records; isPartial: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const sessions = newestSessions(records)
  if (sessions.length === 0) return !isPartial && <p className={styles['quiet']}>{words.none}</p>
  return (
    <>
      <ul className={styles['list']}>
        {sessions.slice(0, isOpen ? undefined : FIRST).map((session) => (
          <Item key={session.id} session={session} shown={records[session.id]} />
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

const timeOf = (at: number) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)

function Item({ session, shown: record }: { session: KeptSession; shown: Records[string] | undefined }) {
  const { id, at, exercise, seconds } = session
  const date = localDate(at, zone())
  const currentDate = useClock(today)
  const { save } = useSave(KEPT_EXERCISES)
  const [isAsking, setAsking] = useState(false)
  const name = text.names[exercise]
  const when = `${formatDayFromToday(date, currentDate)}, ${timeOf(at)}`
  // In the list, without the date where there is a word for it.
  const shown = `${formatDayFromToday(date, currentDate).split(' · ')[0]}, ${timeOf(at)}`
  const facts = [shown, formatCountdown(seconds), words.pain(session)].filter(Boolean).join(' · ')

  const remove = () => void save([{ id, removes: true, shown: record }], text.saved.remove, focusHeading)

  return (
    <li className={styles['item']}>
      <div>
        <p className={styles['name']}>{name}</p>
        <p className={styles['quiet']}>{facts}</p>
        <p role="status">{isAsking && words.ask}</p>
      </div>
      <div className={styles['itemButtons']}>
        {isAsking && (
          <Button variant="secondary" onClick={remove}>
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
