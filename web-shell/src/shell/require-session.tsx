import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Button } from '../../../shared/ui/button.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import frame from './frame.module.css'
import { Page } from './page.tsx'
import { findsSession, signInPath } from './paths.ts'
import { wordsFor } from './problem-text.ts'
import type { LoadScreen } from './screen.tsx'
import { sessionQuery } from './session.ts'
import { text } from './text.ts'

const SETTLED_MS = 2_000

interface RequireSessionProps {
  /** Loads the screen that signing out leads to: it is fetched once all is quiet, so that it opens without a network. */
  leaveTo: LoadScreen
}

/**
 * The frame of every screen that needs a session. Only a reply that nobody is signed in leads away, to sign-in and
 * back; a fault or a missing connection never does. Source: requirement ROUTE-01.
 */
export function RequireSession({ leaveTo }: RequireSessionProps) {
  const { pathname, search } = useLocation()
  const findsItself = findsSession(pathname)
  const { data, error, isFetching, refetch } = useQuery({ ...sessionQuery, enabled: !findsItself })

  useEffect(() => {
    const timer = setTimeout(() => void leaveTo().catch(() => undefined), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [leaveTo])

  if (data?.account === null) return <Navigate replace to={data.signedOut ? '/' : signInPath(pathname + search)} />
  if (data || findsItself)
    return (
      <div className={frame['frame']}>
        <Outlet />
        <BottomBar />
      </div>
    )
  if (!error) return <Spinner label={text.loading} />
  const { title, text: explanation } = wordsFor(error)
  return (
    <Page heading={title}>
      <p>
        {explanation} {text.stillSignedIn}
      </p>
      <div className={frame['actions']}>
        <Button busy={isFetching} busyLabel={text.retrying} onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </div>
    </Page>
  )
}
