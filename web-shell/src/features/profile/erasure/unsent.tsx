import { useState } from 'react'
import { Button, buttonClass } from '../../../../../shared/ui/button.tsx'
import { Notice } from '../../../../../shared/ui/notice.tsx'
import { useOnline } from '../../../shell/first/api/connection.ts'
import { sendQueuedEdits } from '../../../shell/first/data/device-storage.ts'
import { useDraftPaths } from '../../../shell/first/data/drafts.ts'
import { useQueueView } from '../../../shell/first/data/queue-view.ts'
import { countTargets } from '../../../shell/first/data/queue-words.ts'
import { Link } from '../../../shell/first/frame/link.tsx'
import { useAccount } from '../../../shell/first/session/session.ts'
import { text } from './text.ts'

/** What this device would forget although the service does not have it: entries that wait, and what is only typed. */
export function Unsent() {
  const online = useOnline()
  const queue = useQueueView()
  const [draftPath] = useDraftPaths(useAccount())
  const [isSending, setSending] = useState(false)
  const count = countTargets(queue?.waiting ?? [])

  async function send(): Promise<void> {
    setSending(true)
    await sendQueuedEdits()
    setSending(false)
  }

  if (count > 0)
    return (
      <Notice
        title={text.unsent.title(count)}
        actions={
          online && (
            <Button busy={isSending} busyLabel={text.unsent.sending} onClick={() => void send()}>
              {text.unsent.send}
            </Button>
          )
        }
      >
        {online ? text.unsent.text : text.unsent.offline}
      </Notice>
    )
  if (!draftPath) return null
  const open = (
    <Link to={draftPath} className={buttonClass()}>
      {text.draft.open}
    </Link>
  )
  return (
    <Notice title={text.draft.title} actions={open}>
      {text.draft.text}
    </Notice>
  )
}
