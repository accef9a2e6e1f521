import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { ApiProblem, ConnectionError, isSignedOut } from '../../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { useQueue } from '../../../shell/first/data/queue-view.ts'
import { Help } from '../../../shell/first/frame/help.tsx'
import { endSession } from '../../../shell/first/session/session.ts'
import styles from '../days.module.css'
import type { SavingWords } from '../form/day-screen.ts'
import { text } from '../text.ts'

interface SaveBarProps {
  label: string
  words: SavingWords
  /** It stands at the end of a sheet, which keeps it in view and has no help of its own. */
  inSheet?: boolean
  busy: boolean
  /** Whether there is anything to save. */
  ready: boolean
  error: Error | null
  onSave: () => void
}

/** The way to save, always within the thumb's reach, and what went wrong when it did. */
export function SaveBar({ label, words, inSheet = false, busy, ready, error, onSave }: SaveBarProps) {
  const client = useQueryClient()
  const place = styles[inSheet ? 'loading' : 'save']
  if (error && !busy && isSignedOut(error))
    return (
      <div className={place}>
        <Notice title={text.signedOut.title}>{text.signedOut.text}</Notice>
        <Button wide onClick={() => endSession(client)}>
          {text.signedOut.action}
        </Button>
      </div>
    )
  return (
    <div className={place}>
      {error && !busy && <Failure error={error} words={words} />}
      <div className={styles['saving']}>
        <Button wide busy={busy} busyLabel={words.busy} disabled={!ready} onClick={onSave}>
          {label}
        </Button>
        {!inSheet && <Help page="track" />}
      </div>
    </div>
  )
}

function Failure({ error, words }: { error: Error; words: SavingWords }) {
  const isFragile = useQueue()?.isFragile ?? false
  const isAnswer = error instanceof ApiProblem && error.status < 500
  const timedOut = error instanceof ConnectionError && error.timedOut
  const { title, text: reason } = wordsFor(error)
  return (
    <Notice title={isAnswer ? title : words.failed}>
      {timedOut && text.failed.timeout} {isAnswer ? reason : isFragile ? text.failed.fragile : text.failed.kept}{' '}
      {isAnswer ? text.failed.refused : words.connection}
    </Notice>
  )
}
