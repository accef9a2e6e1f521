import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import type { UnreadProps } from '../../../../../shared/ui/shell-services.ts'
import { keptAccount } from '../../early/kept-mark.ts'
import { ConnectionError } from '../api/api-problem.ts'
import { wordsFor } from '../api/problem-text.ts'
import { text } from './text.ts'

/** Whether nothing can be shown because nothing may be kept. */
export function isCutOff(error: Error): boolean {
  return error instanceof ConnectionError && keptAccount() === null
}

/** In place of what could not be read: why, that nothing is lost, and a way to try again. */
export function Unread({ error, busy, onRetry }: UnreadProps) {
  const { title, text: reason } = wordsFor(error)
  return (
    <Notice
      title={title}
      actions={
        <Button variant="secondary" busy={busy} busyLabel={text.retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      {reason} {text.nothingLost} {isCutOff(error) && text.notKept}
    </Notice>
  )
}
