import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Spinner } from '../../../../../shared/ui/progress/spinner.tsx'
import { Page } from '../../../shell/first/frame/page.tsx'
import { notify, notifyProblem } from '../../../shell/first/messages/toast.tsx'
import { deviceZone } from '../device-zone.ts'
import { text } from '../text.ts'
import { type GoogleResponse, type SignInOptions, takeGoogleResponse, takeSignInOptions } from './oauth-state.ts'
import { signInPathWithNext, useFinishGoogleSignIn } from './use-google.ts'

type Redirect = SignInOptions & { response: GoogleResponse | undefined }

let redirect: Redirect | undefined

/**
 * Reads Google's response and the saved sign-in options. Each can be read only once, but React may begin to render a
 * screen, discard it and begin again: the result is kept until a render is completed.
 */
function readRedirect(): Redirect {
  redirect ??= { response: takeGoogleResponse(), ...takeSignInOptions() }
  return redirect
}

/** The screen to which Google redirects. It shows only a spinner. Source: requirement AUTH-10. */
export function CallbackPage() {
  const [{ response, next, stayLoggedIn }] = useState(readRedirect)
  const { mutate } = useFinishGoogleSignIn(next)
  const hasCode = response !== undefined && 'code' in response

  useEffect(() => {
    redirect = undefined
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
