import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import {
  CLAIM_PATH,
  isClaimPath,
  LONG_PASSWORD_PATH,
  normalizePath,
  PASSKEY_PATH,
  screenAt,
  signInPath,
  staffPath,
} from '../../early/paths.ts'
import { wordsFor } from '../api/problem-text.ts'
import { BottomBar } from '../bar/bottom-bar.tsx'
import { useFailure } from '../data/use-failure.ts'
import frame from '../frame/frame.module.css'
import { isOfflineWithoutCache } from '../frame/load-error.tsx'
import { Page } from '../frame/page.tsx'
import { text } from '../frame/text.ts'
import { type Session, sessionQuery } from './session.ts'
import { isPasskeyAsked } from './without-role.ts'

/**
 * The frame of all screens that need a session. Only a not-signed-in reply redirects to sign-in; an error or a missing
 * connection never does. After sign-in the user returns to the screen. Immediate help opens for everyone. While a claim
 * is pending, only its screen and immediate help open. Staff with a short password choose a longer one first, and those with a passkey are asked for it. Sources: requirements ROUTE-01, SEC-08, SEC-19.
 */
export function RequireSession() {
  const { pathname, search } = useLocation()
  const { beginsWithHome = false, opensWithoutSession = false } = screenAt(pathname) ?? {}
  const session = useQuery({ ...sessionQuery, enabled: !beginsWithHome })
  const { data, isFetching, refetch } = session
  const failure = useFailure(session)
  const canOpen = data || beginsWithHome || opensWithoutSession

  const redirect = data && redirectFor(data, pathname, search)
  if (redirect) return <Navigate replace to={redirect} />
  if (!canOpen && !failure) return <Spinner label={text.loading} />
  return (
    <div className={frame['frame']}>
      {canOpen ? <Outlet /> : <SessionUnknown error={failure} busy={isFetching} onRetry={() => void refetch()} />}
      {!isClaimPath(pathname) && <BottomBar signedOut={data !== undefined && !data.account} />}
    </div>
  )
}

/** Where a user goes who may not open a screen with this session. */
function redirectFor({ account, signedOut }: Session, pathname: string, search: string): string | undefined {
  // Immediate help is never behind a question.
  if (screenAt(pathname)?.opensWithoutSession) return undefined
  if (!account) return signedOut ? '/' : signInPath(pathname + search)
  if (account.claimPending) return isClaimPath(pathname) ? undefined : CLAIM_PATH
  const path = account.needsLongPassword ? LONG_PASSWORD_PATH : isPasskeyAsked(account) ? PASSKEY_PATH : undefined
  return path && normalizePath(pathname) !== path ? staffPath(path, pathname + search) : undefined
}

/** Replaces a screen while the session is unknown. */
function SessionUnknown({ error, busy, onRetry }: { error: Error | null; busy: boolean; onRetry: () => void }) {
  const { title, text: explanation } = wordsFor(error)
  return (
    <Page heading={title}>
      <p>
        {explanation} {text.stillSignedIn} {error && isOfflineWithoutCache(error) && text.notKept}
      </p>
      <div className={frame['actions']}>
        <Button busy={busy} busyLabel={text.retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      </div>
    </Page>
  )
}
