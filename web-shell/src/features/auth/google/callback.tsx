import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { notify, notifyProblem } from '../../../shell/first/messages/notify.tsx'
import { deviceZone } from '../device-zone.ts'
import { text } from '../text.ts'
import { takeGoogleResponse, takeSignInOptions } from './oauth-state.ts'
import { signInPathWithNext, useFinishGoogleSignIn } from './use-google.ts'

/** Reads Google's response and the saved sign-in options. Each can be read only once: during the first render. */
const readRedirect = () => ({ response: takeGoogleResponse(), ...takeSignInOptions() })

/** The screen to which Google redirects. It shows only a spinner. Source: requirement AUTH-10. */
export function CallbackPage() {
  const [{ response, next, stayLoggedIn }] = useState(readRedirect)
  const { mutate } = useFinishGoogleSignIn(next)
  const hasCode = response !== undefined && 'code' in response

  useEffect(() => {
    if (!response) return
    if ('code' in response) mutate({ ...response, stayLoggedIn, zone: deviceZone() })
    else if (response.error === 'access_denied') notify(text.google.cancelled)
    else void notifyProblem('google-refused')
  }, [response, stayLoggedIn, mutate])

  if (!hasCode) return <Navigate replace to={signInPathWithNext(next)} />
  return (
    <Page heading={text.google.returning}>
      <Spinner label={text.signIn.busy} />
    </Page>
  )
}
