import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { safeNextPath } from '../../early/paths.ts'
import { StandaloneConnectionBanner } from '../bar/connection-banner.tsx'
import { text } from '../frame/text.ts'
import { useOpenedLink } from './mail-link.ts'
import { sessionQuery } from './session.ts'

/**
 * Screens for visitors. A signed-in user is redirected to the requested screen or home. If the session cannot be read,
 * the screen is shown: signing in will show the problem. A mail link opens even for a signed-in user. Source:
 * requirement ROUTE-02.
 */
export function PublicOnly() {
  const { search } = useLocation()
  const { data, isFetched } = useQuery(sessionQuery)
  const { link, isTokenInAddress } = useOpenedLink()
  if (isTokenInAddress) return <Spinner label={text.loading} />
  if (data?.account && !link) return <Navigate replace to={safeNextPath(new URLSearchParams(search).get('next'))} />
  // Only before the first reply: a later read of the session must not remove a form that the user is filling in.
  if (!isFetched) return <Spinner label={text.loading} />
  return (
    <>
      <Outlet />
      <StandaloneConnectionBanner />
    </>
  )
}
