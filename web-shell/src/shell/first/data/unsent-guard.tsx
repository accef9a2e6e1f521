import { useEffect } from 'react'
import { datesOf } from '../../../../../shared/days/merge/queued.ts'
import frame from '../frame/frame.module.css'
import { Link } from '../frame/link.tsx'
import { text } from '../frame/text.ts'
import { useAccount } from '../session/session.ts'
import { useAnyUnsent } from './any-unsent.ts'
import { useQueue } from './queue-view.ts'
import { useUnsentPlaces } from './unsent.ts'

/** Lets the browser ask before a page with something unsent is closed, whatever screen it shows. */
export function UnsentGuard() {
  const unsent = useAnyUnsent()
  useEffect(() => {
    if (!unsent) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsent])
  return null
}

/** Says on other screens that something is not saved, not sent, or needs a decision, and leads to where it is. */
export function UnsentNote({ lost = 0 }: { lost?: number }) {
  const [place] = useUnsentPlaces(useAccount())
  const queue = useQueue()
  const decisions = (queue?.aside.length ?? 0) + lost
  const days = datesOf(queue?.waiting ?? []).length
  return (
    <>
      {place && (
        <p className={frame['note']}>
          {text.unsent.text} <Link to={place}>{text.unsent.open}</Link>
        </p>
      )}
      {decisions > 0 && (
        <p className={frame['note']}>
          {text.unsent.decide} <Link to="/history">{text.unsent.look}</Link>
        </p>
      )}
      {days > 0 && (
        <p className={frame['note']}>
          {text.unsent.waiting(days)} <Link to="/history">{text.unsent.look}</Link>
        </p>
      )}
    </>
  )
}
