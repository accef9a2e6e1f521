import { Notice } from '../../../../../shared/ui/notice.tsx'
import { today, useClock } from '../../first/api/clock.ts'
import { useOnline } from '../../first/api/connection.ts'
import { sendQueuedEdits } from '../../first/data/device-storage.ts'
import { useHome } from '../../first/data/home-query.ts'
import frame from '../../first/frame/frame.module.css'
import { ConsentButton } from '../consent/consent-button.tsx'
import { text } from './text.ts'

/** Says why edits of records are not sent yet. `offline`: what is said without a connection. */
export function WaitingNote({ offline }: { offline: string }) {
  const { data: home } = useHome(useClock(today))
  const online = useOnline()
  if (home && home.consent !== 'given')
    return (
      <Notice title={text.waiting.title} actions={<ConsentButton onAgreed={() => void sendQueuedEdits()} />}>
        {text.waiting.text}
      </Notice>
    )
  return online ? null : <p className={frame['note']}>{offline}</p>
}
