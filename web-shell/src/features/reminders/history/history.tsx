import { useState } from 'react'
import { instantOf } from '../../../../../shared/changes/change-id.ts'
import type { ActionLog } from '../../../../../shared/reminders/schema.ts'
import { type LocalDate, localDate } from '../../../../../shared/time/local-date.ts'
import { formatDayFromToday } from '../../../../../shared/ui/calendar/format-day.ts'
import { Loading } from '../../../../../shared/ui/progress/loading.tsx'
import { Skeleton } from '../../../../../shared/ui/progress/skeleton.tsx'
import { Section } from '../../../../../shared/ui/section.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { LastSeen } from '../../../shell/first/frame/last-seen.tsx'
import { LoadError } from '../../../shell/first/frame/load-error.tsx'
import styles from '../reminders.module.css'
import { text } from '../text.ts'
import { timeAt, whenAt } from '../times/format-when.ts'
import type { Agenda } from '../times/use-agenda.ts'
import { useHistory } from './use-history.ts'

const words = text.history

/** What the user did about reminders. It is read when it is opened. Source: requirement REM-03. */
export function History({ agenda }: { agenda: Agenda }) {
  const [isOpen, setOpen] = useState(false)
  const { logs, failure, error, isFetching, refetch, dataUpdatedAt } = useHistory(isOpen)
  const online = useOnline()
  return (
    <Section heading={words.heading} open={isOpen} onToggle={setOpen}>
      {isOpen && failure && <LoadError error={failure} busy={isFetching} onRetry={() => void refetch()} />}
      {isOpen && !failure && !logs && (
        <Loading label={words.loading}>
          <Skeleton shape="line" />
        </Loading>
      )}
      {logs && (error || !online) && <LastSeen at={dataUpdatedAt} />}
      {logs?.length === 0 && <p className={styles['quiet']}>{words.empty}</p>}
      {logs && <Days logs={logs} agenda={agenda} />}
    </Section>
  )
}

function Days({ logs, agenda: { minute, zone } }: { logs: readonly ActionLog[]; agenda: Agenda }) {
  const days = Map.groupBy(logs, ({ change }): LocalDate => localDate(instantOf(change), zone))
  const today = localDate(minute, zone)
  return [...days].map(([date, some]) => (
    <section key={date} aria-label={formatDayFromToday(date, today)}>
      <h3 className={styles['day']}>{formatDayFromToday(date, today)}</h3>
      <ul className={styles['logs']}>
        {some.map((log) => (
          <li key={log.change} className={styles['log']}>
            <span className={styles['words']}>
              <span>{log.title}</span>
              <span className={styles['small']}>
                {log.snoozeUntil === undefined
                  ? words.actions[log.action]
                  : words.snoozed(whenAt(log.snoozeUntil, instantOf(log.change), zone))}
              </span>
              {log.notes && <span className={styles['small']}>{log.notes}</span>}
            </span>
            <time className={styles['small']} dateTime={new Date(instantOf(log.change)).toISOString()}>
              {timeAt(instantOf(log.change), zone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  ))
}
