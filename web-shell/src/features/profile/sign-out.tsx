import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { useOnline } from '../../shell/connection.ts'
import { currentQueue, useQueue } from '../../shell/queue/follow-queue.ts'
import { useAccount } from '../../shell/session.ts'
import { useUnsentPlaces } from '../../shell/unsent.ts'
import styles from './profile.module.css'
import { text } from './text.ts'
import { useSignOut } from './use-sign-out.ts'

/** Signs out; first asks, when that would discard something, and offers to send what waits. */
export function SignOut() {
  const signOut = useSignOut()
  const online = useOnline()
  const [place] = useUnsentPlaces(useAccount())
  const waiting = useQueue()?.waiting.length ?? 0
  const [asked, setAsked] = useState(false)
  const [sending, setSending] = useState(false)
  const leave = () => signOut.mutate()
  const placeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The question comes above the button, which the bars at the page's end would cover then.
    if (asked) placeRef.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])

  async function sendAndLeave(): Promise<void> {
    setSending(true)
    await currentQueue()?.flush()
    setSending(false)
    if (currentQueue()?.view?.waiting.length === 0 && !place) leave()
  }

  return (
    <div ref={placeRef} className={styles['signOut']}>
      {asked && (place || waiting > 0) && (
        <Notice
          title={waiting > 0 ? text.waiting.title(waiting) : text.unsent.title}
          actions={
            <>
              {place && (
                <Link to={place} className={buttonClass()}>
                  {text.unsent.open}
                </Link>
              )}
              {waiting > 0 && online && (
                <Button busy={sending} busyLabel={text.waiting.sending} onClick={() => void sendAndLeave()}>
                  {text.waiting.send}
                </Button>
              )}
              <Button variant="secondary" busy={signOut.isPending} onClick={leave}>
                {text.unsent.discard}
              </Button>
            </>
          }
        >
          {waiting > 0 && !online ? text.waiting.offline : text.unsent.text}
        </Notice>
      )}
      <Button
        variant="secondary"
        wide
        busy={signOut.isPending}
        busyLabel={text.signingOut}
        onClick={() => (place || waiting > 0 ? setAsked(true) : leave())}
      >
        {text.signOut}
      </Button>
    </div>
  )
}
