import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { safeNext } from '../../early/paths.ts'
import { LoneConnectionBanner } from '../bar/connection-banner.tsx'
import { text } from '../frame/text.ts'
import { useOpenedLink } from './mail-link.ts'
import { sessionQuery } from './session.ts'

/**
 * Screens for those who are not signed in; who is goes on to the screen they wanted, or home. When it cannot be
 * learnt the screen is shown: signing in will tell. A mailed link is opened whoever is signed in. Source: requirement
 * ROUTE-02.
 */
export function PublicOnly() {
  const { search } = useLocation()
  const { data, isFetched } = useQuery(sessionQuery)
  const { link, isArriving } = useOpenedLink()
  if (isArriving) return <Spinner label={text.loading} />
  if (data?.account && !link) return <Navigate replace to={safeNext(new URLSearchParams(search).get('next'))} />
  // Once only: whoever is typing must not lose it to a second reading.
  if (!isFetched) return <Spinner label={text.loading} />
  return (
    <>
      <Outlet />
      <LoneConnectionBanner />
    </>
  )
}
