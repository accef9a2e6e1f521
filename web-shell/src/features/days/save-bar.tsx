import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { ApiProblem, ConnectionError, isSignedOut } from '../../shell/api-problem.ts'
import { Help } from '../../shell/help/help.tsx'
import { wordsFor } from '../../shell/problem-text.ts'
import { useQueue } from '../../shell/queue/follow-queue.ts'
import { endSession } from '../../shell/session.ts'
import styles from './days.module.css'
import { text } from './text.ts'

interface SaveBarProps {
  label: string
  busy: boolean
  /** Whether there is anything to save. */
  ready: boolean
  error: Error | null
  onSave: () => void
}

/** The way to save, always within the thumb's reach, and what went wrong when it did. */
export function SaveBar({ label, busy, ready, error, onSave }: SaveBarProps) {
  const client = useQueryClient()
  if (error && !busy && isSignedOut(error))
    return (
      <div className={styles['save']}>
        <Notice title={text.signedOut.title}>{text.signedOut.text}</Notice>
        <Button wide onClick={() => endSession(client)}>
          {text.signedOut.action}
        </Button>
      </div>
    )
  return (
    <div className={styles['save']}>
      {error && !busy && <Failure error={error} />}
      <div className={styles['saving']}>
        <Button wide busy={busy} busyLabel={text.save.busy} disabled={!ready} onClick={onSave}>
          {label}
        </Button>
        <Help page="track" />
      </div>
    </div>
  )
}

function Failure({ error }: { error: Error }) {
  const isFragile = useQueue()?.isFragile ?? false
  const isAnswer = error instanceof ApiProblem && error.status < 500
  const timedOut = error instanceof ConnectionError && error.timedOut
  const { title, text: reason } = wordsFor(error)
  return (
    <Notice title={isAnswer ? title : text.failed.title}>
      {timedOut && text.failed.timeout} {isAnswer ? reason : text.failed.connection}{' '}
      {isAnswer ? text.failed.refused : isFragile ? text.failed.fragile : text.failed.kept}
    </Notice>
  )
}
