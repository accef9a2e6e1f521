import { Button } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { text } from '../text.ts'

interface UnreadableDayNoticeProps {
  busy: boolean
  onRetry: () => void
}

/** Says that the stored values of a day could not be loaded, and that the user can log the day anyway. */
export function UnreadableDayNotice({ busy, onRetry }: UnreadableDayNoticeProps) {
  const words = text.unreadableDay
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
