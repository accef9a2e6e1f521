import { useEffect, useRef, useState } from 'react'
import { datesOf } from '../../../../shared/days/merge/queued.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { formatDayFromToday } from '../../../../shared/ui/calendar/format-day.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { today } from '../../shell/first/api/clock.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { sendQueuedEdits, waitUntilDeviceStorageOpen } from '../../shell/first/data/device-storage.ts'
import { draftsOf, useDraftPaths } from '../../shell/first/data/drafts.ts'
import { currentQueueView, EMPTY_QUEUE, type QueueView, useQueueView } from '../../shell/first/data/queue-view.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import styles from './profile.module.css'
import { text } from './text.ts'
import { useSignOut } from './use-sign-out.ts'

/**
 * The sign-out button. It asks first if drafts, queued edits or edits that were not accepted would be discarded, and
 * offers to send what is queued.
 */
export function SignOut() {
  const signOut = useSignOut()
  const online = useOnline()
  const account = useAccount()
  const [draftPath] = useDraftPaths(account)
  const queue = useQueueView()
  const { waiting, setAside } = queue ?? EMPTY_QUEUE
  const days = datesOf([...waiting, ...setAside])
  const hasWaiting = waiting.length > 0
  const isUnread = days.length === 0 && draftPath === undefined
  const [isConfirming, setConfirming] = useState(false)
  const [isSending, setSending] = useState(false)
  const signOutNow = () => signOut.mutate()
  const containerRef = useRef<HTMLDivElement>(null)
  const wouldDiscard = draftPath !== undefined || mayHaveUnsent(queue)
  const isQuestionShown = isConfirming && wouldDiscard
  useEffect(() => {
    // The question appears above the button and moves it down, under the fixed bars at the bottom of the page.
    if (isConfirming) containerRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isConfirming])

  const mayDiscard = () => draftsOf(account?.id ?? '').length > 0 || mayHaveUnsent(currentQueueView())

  async function sendAndSignOut(): Promise<void> {
    setSending(true)
    await sendQueuedEdits()
    setSending(false)
    if (!mayDiscard()) signOutNow()
  }

  async function signOutOrAsk(): Promise<void> {
    if (!currentQueueView()) await waitUntilDeviceStorageOpen()
    if (mayDiscard()) setConfirming(true)
    else signOutNow()
  }

  function stay(): void {
    setConfirming(false)
    containerRef.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }

  return (
    <div ref={containerRef} className={styles['signOut']}>
      {isQuestionShown && (
        <Notice
          title={isUnread ? text.unread.title : titleOf(waiting, setAside)}
          actions={
            <>
              {draftPath && (
                <Link to={draftPath} className={buttonClass()}>
                  {text.unsent.open}
                </Link>
              )}
              {setAside.length > 0 && (
                <Link to="/history" className={buttonClass(draftPath || hasWaiting ? 'secondary' : 'primary')}>
                  {text.setAside.open}
                </Link>
              )}
              {hasWaiting && online && (
                <Button busy={isSending} busyLabel={text.waiting.sending} onClick={() => void sendAndSignOut()}>
                  {text.waiting.send}
                </Button>
              )}
              <Button variant="secondary" busy={signOut.isPending} onClick={signOutNow}>
                {text.unsent.discard}
              </Button>
              <Button variant="quiet" onClick={stay}>
                {text.stay}
              </Button>
            </>
          }
        >
          {days.length > 0 && <b>{days.map((date) => formatDayFromToday(date, today())).join(', ')}. </b>}
          {isUnread ? text.unread.text : hasWaiting && !online ? text.waiting.offline : text.unsent.text}
        </Notice>
      )}
      <Button
        variant="secondary"
        wide
        busy={signOut.isPending}
        busyLabel={text.signingOut}
        onClick={() => void signOutOrAsk()}
      >
        {text.signOut}
      </Button>
    </div>
  )
}

/** Whether the device has edits that the service does not have, as far as it could be read. */
const mayHaveUnsent = (queue: QueueView | undefined) =>
  !queue || queue.isIncomplete === true || queue.waiting.length > 0 || queue.setAside.length > 0

function titleOf(waiting: QueueView['waiting'], setAside: QueueView['setAside']): string {
  if (waiting.length > 0) return text.waiting.title(datesOf(waiting).length)
  return setAside.length > 0 ? text.setAside.title(datesOf(setAside).length) : text.unsent.title
}
