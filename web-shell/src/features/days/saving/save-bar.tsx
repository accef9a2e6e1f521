import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { ApiProblem, ConnectionError, isConsentNeeded, isNotSignedIn } from '../../../shell/first/api/api-problem.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { useQueueView } from '../../../shell/first/data/queue-view.ts'
import { expireSession } from '../../../shell/first/session/session.ts'
import { ConsentButton } from '../../../shell/later/consent/consent-button.tsx'
import styles from '../days.module.css'
import type { SavingWords } from '../form/day-screen.ts'
import { text } from '../text.ts'

interface SaveBarProps {
  label: string
  /** Nothing was changed since the failed save, which can be sent again. */
  isRetry: boolean
  words: SavingWords
  /** Whether the bar is at the end of a sheet. There it is always visible. */
  inSheet?: boolean
  /** Closes the sheet. */
  onClose?: () => void
  busy: boolean
  /** Whether there is something to save. */
  ready: boolean
  error: Error | null
  onSave: () => void
}

/** The save button, always within reach of the thumb, and the error message of a failed save. */
export function SaveBar({ label, isRetry, words, inSheet = false, onClose, busy, ready, error, onSave }: SaveBarProps) {
  const client = useQueryClient()
  const className = styles[inSheet ? 'loading' : 'save']
  if (error && !busy && isNotSignedIn(error))
    return (
      <div className={className}>
        <Notice title={text.signedOut.title}>{text.signedOut.text}</Notice>
        <Button wide onClick={() => expireSession(client)}>
          {text.signedOut.action}
        </Button>
      </div>
    )
  // Sending it again cannot succeed before the user agrees.
  const waitsForConsent = isRetry && !busy && isConsentNeeded(error)
  return (
    <div className={className}>
      {error && !busy && <Failure error={error} words={words} onAgreed={onSave} />}
      {waitsForConsent ? (
        onClose && (
          <Button variant="secondary" wide onClick={onClose}>
            {text.consent.done}
          </Button>
        )
      ) : (
        <Button wide busy={busy} busyLabel={words.busy} disabled={!ready} onClick={onSave}>
          {isRetry ? text.retry : label}
        </Button>
      )}
    </div>
  )
}

interface FailureProps {
  error: Error
  words: SavingWords
  /** Called when the user has agreed to the storing of health data. */
  onAgreed: () => void
}

function Failure({ error, words, onAgreed }: FailureProps) {
  const isInMemory = useQueueView()?.isPartlyInMemory ?? false
  const mustWait = error instanceof ApiProblem && error.code === 'too-many-changes'
  const isRefusal = error instanceof ApiProblem && error.status < 500
  const timedOut = error instanceof ConnectionError && error.timedOut
  const { title, text: reason } = wordsFor(error)
  const whereKept = isInMemory ? text.failed.inMemory : text.failed.kept
  if (isConsentNeeded(error))
    return (
      <Notice title={text.consent.title} actions={<ConsentButton onAgreed={onAgreed} />}>
        {isInMemory ? text.consent.inMemory : text.consent.text}
      </Notice>
    )
  if (mustWait) return <Notice title={title}>{whereKept}</Notice>
  return (
    <Notice title={isRefusal ? title : words.failed}>
      {timedOut && text.failed.timeout} {isRefusal ? reason : whereKept}{' '}
      {isRefusal ? text.failed.refused : words.noResponse}
    </Notice>
  )
}
