import { useState } from 'react'
import { useRequestLink } from './use-mail-link.ts'

/** The state of "Forgot Password?": the request for a link, and whether the email address was missing. */
export function useForgotPassword() {
  const request = useRequestLink()
  const [isMissing, setMissing] = useState(false)
  /** Removes the messages. */
  function reset(): void {
    request.reset()
    setMissing(false)
  }
  return { request, isMissing, setMissing, reset }
}
