import { useEffect } from 'react'
import frame from '../frame/frame.module.css'
import { Link } from '../frame/link.tsx'
import { text } from '../frame/text.ts'
import { useAccount } from '../session/session.ts'
import { useDraftPaths } from './drafts.ts'
import type { Home } from './home-query.ts'
import { useQueueView } from './queue-view.ts'
import { countInWords, countTargets } from './queue-words.ts'
import { useHasUnsavedData } from './unsaved-data.ts'

/**
 * Makes the browser ask before the page closes, while there are drafts or edits that exist only in memory. It works on
 * every screen.
 */
export function UnsavedGuard() {
  const hasUnsaved = useHasUnsavedData()
  useEffect(() => {
    if (!hasUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
  return null
}

/** Shows on other screens that there are drafts, queued edits or edits that need a decision, with links to them. */
export function UnsavedNote({ home }: { home: Home | undefined }) {
  const [draftPath] = useDraftPaths(useAccount())
  const queue = useQueueView()
  const decisionCount = (queue?.setAside.length ?? 0) + (home?.lost.length ?? 0)
  const waitsForConsent = home !== undefined && home.consent !== 'given'
  const waiting = queue?.waiting ?? []
  const words = queue?.isPartlyInMemory ? 'inMemory' : waitsForConsent ? 'waitingForConsent' : 'waiting'
  return (
    <>
      {draftPath && (
        <p className={frame['note']}>
          {text.unsent.text} <Link to={draftPath}>{text.unsent.open}</Link>
        </p>
      )}
      {decisionCount > 0 && (
        <p className={frame['note']}>
          {text.unsent.decide} <Link to="/history">{text.unsent.look}</Link>
        </p>
      )}
      {waiting.length > 0 && (
        <p className={frame['note']}>
          {text.unsent[words](countInWords(waiting), countTargets(waiting))}{' '}
          <Link to="/history">{text.unsent.look}</Link>
        </p>
      )}
    </>
  )
}
