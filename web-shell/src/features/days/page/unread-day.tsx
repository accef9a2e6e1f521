import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { text } from '../text.ts'

interface UnreadDayProps {
  busy: boolean
  onRetry: () => void
}

/** Says of a day that it is shown without what the service may know of it, and can be logged all the same. */
export function UnreadDay({ busy, onRetry }: UnreadDayProps) {
  const words = text.unreadDay
  return (
    <Notice
      title={words.title}
      actions={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.text}
    </Notice>
  )
}
