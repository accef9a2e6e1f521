import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { notify, notifyProblem } from '../../../shell/first/messages/notify.tsx'
import { knownZone } from '../known-zone.ts'
import { text } from '../text.ts'
import { takeBrought, takeWanted } from './google-trip.ts'
import { backTo, useFromGoogle } from './use-google.ts'

/** What was brought back, and what was wanted before: taken once, before anything is drawn. */
const arrive = () => ({ brought: takeBrought(), ...takeWanted() })

/** Where Google leads back to. It shows nothing but that it is at work. Source: requirement AUTH-10. */
export function CallbackPage() {
  const [{ brought, next, stayLoggedIn }] = useState(arrive)
  const { mutate } = useFromGoogle(next)
  const hasCode = brought !== undefined && 'code' in brought

  useEffect(() => {
    if (!brought) return
    if ('code' in brought) mutate({ ...brought, stayLoggedIn, zone: knownZone() })
    else if (brought.error === 'access_denied') notify(text.google.cancelled)
    else void notifyProblem('google-refused')
  }, [brought, stayLoggedIn, mutate])

  if (!hasCode) return <Navigate replace to={backTo(next)} />
  return (
    <Page heading={text.google.returning}>
      <Spinner label={text.signIn.busy} />
    </Page>
  )
}
