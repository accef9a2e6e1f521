import { useRef } from 'react'
import { instantOf } from '../../../../../shared/changes/change-id.ts'
import { isUntimed } from '../../../../../shared/training/countdown.ts'
import { isMet, lastLogs, successRate } from '../../../../../shared/training/rules.ts'
import type { Log } from '../../../../../shared/training/schema.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { Card } from '../../../../../shared/ui/card.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import rows from '../../../../../shared/ui/rows.module.css'
import { hourAt, timeWithDay } from '../format-time.ts'
import { text } from '../text.ts'
import styles from '../training.module.css'
import { ACTION_ICONS } from './action-icons.ts'
import { SecondPress } from './second-press.tsx'

const words = text.last
const MINUTE_MS = 60_000

/** How long a wait went on after its time. */
function waitOf({ id, actionType, scheduledAt }: Log): string | undefined {
  const minutes = Math.floor((instantOf(id) - scheduledAt) / MINUTE_MS)
  if (actionType !== 'successful_delay' || minutes <= 0) return undefined
  return isUntimed(scheduledAt, instantOf(id), hourAt) ? words.untimed : words.longer(minutes)
}

const visitOf = ({ id, actionType }: Log) => `${trainingText.actions[actionType]}, ${timeWithDay(instantOf(id))}`

interface LastLogsProps {
  logs: readonly Log[]
  /** What was just saved. */
  said?: string | undefined
  /** Takes the newest one back. Without it, the session is over. */
  onUndo?: (id: string) => void
}

/** The last ten visits of a session, newest first, and how many of them were on time or later. Source: requirement TRAIN-02. */
export function LastLogs({ logs: all, said, onUndo }: LastLogsProps) {
  const logs = lastLogs(all)
  const [newest] = logs
  const rate = successRate(logs)
  const headingRef = useRef<HTMLHeadingElement>(null)

  function undo(id: string) {
    // The pressed button goes with its visit.
    headingRef.current?.focus()
    onUndo?.(id)
  }

  return (
    <Card aria-labelledby="last">
      <div className={styles['head']}>
        <h2 id="last" ref={headingRef} tabIndex={-1}>
          {rate ? words.heading(rate.of) : trainingText.noLogs}
        </h2>
        {rate && <p>{trainingText.successRate(rate)}</p>}
      </div>
      {newest && (
        <>
          <Strip logs={logs} />
          {onUndo && (
            <SecondPress
              key={newest.id}
              isQuiet
              words={{
                ...words.undo,
                button: words.undo.button(visitOf(newest)),
              }}
              onConfirm={() => undo(newest.id)}
            />
          )}
        </>
      )}
      {onUndo && (
        <p role="status" className={styles['state']}>
          {said}
        </p>
      )}
      {newest && (
        <ul className={rows['rows']}>
          {logs.map((log) => (
            <Visit key={log.id} log={log} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Strip({ logs }: { logs: readonly Log[] }) {
  return (
    <div className={styles['strip']} aria-hidden="true">
      {logs.map(({ id, actionType }) => (
        <span key={id} className={classNames(isMet(actionType) && styles['met'])}>
          <Icon of={ACTION_ICONS[actionType].inList} />
        </span>
      ))}
    </div>
  )
}

function Visit({ log }: { log: Log }) {
  const details = [waitOf(log), log.notes].filter(Boolean).join(' · ')
  const at = instantOf(log.id)
  return (
    <li>
      <div className={rows['row']}>
        <Icon of={ACTION_ICONS[log.actionType].inList} className={rows['icon']} />
        <span className={rows['words']}>
          <span className={rows['title']}>{trainingText.actions[log.actionType]}</span>
          {details && <span className={rows['text']}>{details}</span>}
        </span>
        <time className={styles['time']} dateTime={new Date(at).toISOString()}>
          {timeWithDay(at)}
        </time>
      </div>
    </li>
  )
}
