import { useState } from 'react'
import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { sendQueuedEdits } from '../../shell/first/data/device-storage.ts'
import { useQueueView } from '../../shell/first/data/queue-view.ts'
import { text } from './text.ts'

/** Says that entries of this device are not with the service yet, so that a file would lack them, and sends them. */
export function UnsentEdits() {
  const queue = useQueueView()
  const [isSending, setSending] = useState(false)
  const count = queue?.waiting.length ?? 0
  if (count === 0) return null
  const send = async () => {
    setSending(true)
    await sendQueuedEdits()
    setSending(false)
  }
  return (
    <Notice
      title={text.unsent.title(count)}
      actions={
        <Button variant="secondary" busy={isSending} busyLabel={text.unsent.sending} onClick={() => void send()}>
          {text.unsent.send}
        </Button>
      }
    >
      {text.unsent.text}
    </Notice>
  )
}
