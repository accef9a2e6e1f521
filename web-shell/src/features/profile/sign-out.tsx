import { useEffect, useRef, useState } from 'react'
import { datesOf } from '../../../../shared/days/merge/queued.ts'
import { Button, buttonClass } from '../../../../shared/ui/button.tsx'
import { dayFromToday } from '../../../../shared/ui/calendar/day-words.ts'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { today } from '../../shell/first/api/clock.ts'
import { useOnline } from '../../shell/first/api/connection.ts'
import { sendWhatWaits } from '../../shell/first/data/device.ts'
import { queueNow, useQueue } from '../../shell/first/data/queue-view.ts'
import { useUnsentPlaces } from '../../shell/first/data/unsent.ts'
import { Link } from '../../shell/first/frame/link.tsx'
import { useAccount } from '../../shell/first/session/session.ts'
import styles from './profile.module.css'
import { text } from './text.ts'
import { useSignOut } from './use-sign-out.ts'

/** Signs out; first asks, when that would discard something, and offers to send what waits. */
export function SignOut() {
  const signOut = useSignOut()
  const online = useOnline()
  const [place] = useUnsentPlaces(useAccount())
  const waiting = useQueue()?.waiting ?? []
  const days = datesOf(waiting)
  const [asked, setAsked] = useState(false)
  const [sending, setSending] = useState(false)
  const leave = () => signOut.mutate()
  const placeRef = useRef<HTMLDivElement>(null)
  const isAsking = asked && (place !== undefined || days.length > 0)
  useEffect(() => {
    // The question comes above the button, which the bars at the page's end would cover then.
    if (asked) placeRef.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])

  async function sendAndLeave(): Promise<void> {
    setSending(true)
    await sendWhatWaits()
    setSending(false)
    if (queueNow()?.waiting.length === 0 && !place) leave()
  }

  function stay(): void {
    setAsked(false)
    placeRef.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }

  return (
    <div ref={placeRef} className={styles['signOut']}>
      {isAsking && (
        <Notice
          title={days.length > 0 ? text.waiting.title(days.length) : text.unsent.title}
          actions={
            <>
              {place && (
                <Link to={place} className={buttonClass()}>
                  {text.unsent.open}
                </Link>
              )}
              {days.length > 0 && online && (
                <Button busy={sending} busyLabel={text.waiting.sending} onClick={() => void sendAndLeave()}>
                  {text.waiting.send}
                </Button>
              )}
              <Button variant="secondary" busy={signOut.isPending} onClick={leave}>
                {text.unsent.discard}
              </Button>
              <Button variant="quiet" onClick={stay}>
                {text.stay}
              </Button>
            </>
          }
        >
          {days.length > 0 && <b>{days.map((date) => dayFromToday(date, today())).join(', ')}. </b>}
          {days.length > 0 && !online ? text.waiting.offline : text.unsent.text}
        </Notice>
      )}
      <Button
        variant="secondary"
        wide
        busy={signOut.isPending}
        busyLabel={text.signingOut}
        onClick={() => (place || days.length > 0 ? setAsked(true) : leave())}
      >
        {text.signOut}
      </Button>
    </div>
  )
}
