import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { text } from '../text.ts'

interface UnreadDayProps {
  busy: boolean
  onRetry: () => void
}

/** Says that the stored values of a day could not be loaded, and that the user can log the day anyway. */
export function LoadErrorDay({ busy, onRetry }: UnreadDayProps) {
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
