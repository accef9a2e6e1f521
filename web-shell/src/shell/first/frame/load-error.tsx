import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import type { LoadErrorProps } from '../../../../../shared/ui/shell-services.ts'
import { persistedAccount } from '../../early/stored-data-marks.ts'
import { ConnectionError } from '../api/api-problem.ts'
import { wordsFor } from '../api/problem-text.ts'
import { useAccount } from '../session/session.ts'
import { text } from './text.ts'

/** Whether the device is offline and has no persisted cache, so that nothing can be shown. */
export function isOfflineWithoutCache(error: Error): boolean {
  return error instanceof ConnectionError && persistedAccount() === null
}

/** Replaces data that could not be read: shows the reason, that nothing is lost, and a Retry button. */
export function LoadError({ error, busy, onRetry }: LoadErrorProps) {
  const { title, text: reason } = wordsFor(error)
  // Staff cannot choose to stay logged in.
  const isPatient = !useAccount()?.roles.length
  return (
    <Notice
      title={title}
      actions={
        <Button variant="secondary" busy={busy} busyLabel={text.retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {reason} {text.nothingLost} {isPatient && isOfflineWithoutCache(error) && text.notKept}
    </Notice>
  )
}
