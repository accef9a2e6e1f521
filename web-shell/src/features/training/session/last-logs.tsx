import { instantOf } from '../../../../../shared/changes/change-id.ts'
import { isMet, lastLogs, successRate } from '../../../../../shared/training/rules.ts'
import type { Log } from '../../../../../shared/training/schema.ts'
import { text as trainingText } from '../../../../../shared/training/text.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { classNames } from '../../../../../shared/ui/class-names.ts'
import { Icon } from '../../../../../shared/ui/picture/picture.tsx'
import rows from '../../../../../shared/ui/rows.module.css'
import { timeWithDay } from '../format-time.ts'
import { text } from '../text.ts'
import styles from '../training.module.css'
import { ACTION_ICONS } from './action-icons.ts'

const words = text.last
const MINUTE_MS = 60_000

/** How long a wait went on after its time, and the note. */
function detailsOf({ id, actionType, scheduledAt, notes }: Log): string | undefined {
  const minutes = Math.floor((instantOf(id) - scheduledAt) / MINUTE_MS)
  const longer = actionType === 'successful_delay' && minutes > 0 && words.longer(minutes)
  return [longer, notes].filter(Boolean).join(' · ') || undefined
}

interface LastLogsProps {
  logs: readonly Log[]
  /** Takes the newest one back. Without it, the session is over. */
  onUndo?: (id: string) => void
}

/** The last ten visits of a session, newest first, and how many of them were on time or later. Source: requirement TRAIN-02. */
export function LastLogs({ logs: all, onUndo }: LastLogsProps) {
  const logs = lastLogs(all)
  const [newest] = logs
  const rate = successRate(logs)
  if (!rate || !newest)
    return (
      <Card>
        <p>{trainingText.noLogs}</p>
      </Card>
    )
  return (
    <Card aria-labelledby="last">
      <div className={styles['head']}>
        <h2 id="last">{words.heading(rate.of)}</h2>
        <p>{trainingText.successRate(rate)}</p>
      </div>
      <div className={styles['strip']} aria-hidden="true">
        {logs.map(({ id, actionType }) => (
          <span key={id} className={classNames(isMet(actionType) && styles['met'])}>
            <Icon of={ACTION_ICONS[actionType].inList} />
          </span>
        ))}
      </div>
      {onUndo && (
        <Button variant="quiet" className={styles['undo']} onClick={() => onUndo(newest.id)}>
          {words.undo}
        </Button>
      )}
      <ul className={rows['rows']}>
        {logs.map((log) => {
          const details = detailsOf(log)
          return (
            <li key={log.id}>
              <div className={rows['row']}>
                <Icon of={ACTION_ICONS[log.actionType].inList} className={rows['icon']} />
                <span className={rows['words']}>
                  <span className={rows['title']}>{trainingText.actions[log.actionType]}</span>
                  {details && <span className={rows['text']}>{details}</span>}
                </span>
                <time className={styles['time']} dateTime={new Date(instantOf(log.id)).toISOString()}>
                  {timeWithDay(instantOf(log.id))}
                </time>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
