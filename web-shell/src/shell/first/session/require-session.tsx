import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { screenAt, signInPath } from '../../early/paths.ts'
import { wordsFor } from '../api/problem-text.ts'
import { BottomBar } from '../bar/bottom-bar.tsx'
import { useFailure } from '../data/use-failure.ts'
import frame from '../frame/frame.module.css'
import { Page } from '../frame/page.tsx'
import { text } from '../frame/text.ts'
import { isCutOff } from '../frame/unread.tsx'
import { sessionQuery } from './session.ts'

/**
 * The frame of every screen that needs a session. Only a reply that nobody is signed in leads away, to sign-in and
 * back; a fault or a missing connection never does. Sources: requirements ROUTE-01, SEC-19.
 */
export function RequireSession() {
  const { pathname, search } = useLocation()
  const { beginsWithHome = false, isHelp = false } = screenAt(pathname) ?? {}
  const session = useQuery({ ...sessionQuery, enabled: !beginsWithHome })
  const { data, isFetching, refetch } = session
  const failure = useFailure(session)
  const opens = data || beginsWithHome || isHelp

  if (data?.account === null) return <Navigate replace to={data.signedOut ? '/' : signInPath(pathname + search)} />
  if (!opens && !failure) return <Spinner label={text.loading} />
  return (
    <div className={frame['frame']}>
      {opens ? <Outlet /> : <Unknown error={failure} busy={isFetching} onRetry={() => void refetch()} />}
      <BottomBar />
    </div>
  )
}

/** In place of a screen, while nothing can say who is signed in. */
function Unknown({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  const { title, text: explanation } = wordsFor(error)
  return (
    <Page heading={title}>
      <p>
        {explanation} {text.stillSignedIn} {error && isCutOff(error) && text.notKept}
      </p>
      <div className={frame['actions']}>
        <Button busy={busy} busyLabel={text.retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      </div>
    </Page>
  )
}
