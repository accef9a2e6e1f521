import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { authApi } from '../../../../../shared/auth/api.ts'
import { CLAIM_TOKEN } from '../../../../../shared/auth/link-fragment.ts'
import type { GoogleCallback } from '../../../../../shared/auth/schema.ts'
import { signInPath } from '../../../shell/early/paths.ts'
import { call } from '../../../shell/first/api/call.ts'
import { today } from '../../../shell/first/api/clock.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { homeQuery } from '../../../shell/first/data/home-query.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { storeLinkToken } from '../../../shell/first/session/mail-link.ts'
import { startSession } from '../../../shell/first/session/session.ts'
import { RESET_PASSWORD_PATH } from '../mail-link/use-mail-link.ts'
import { text } from '../text.ts'
import { forgetTyped } from '../typed-before.ts'

/** The path of the sign-in screen, which opens `next` after the sign-in. */
export function signInPathWithNext(next: string): string {
  return next === '/home' ? '/auth' : signInPath(next)
}

/** Signs in with the code from Google's redirect and opens `next`. Source: requirement AUTH-10. */
export function useFinishGoogleSignIn(next: string) {
  const client = useQueryClient()
  const navigate = useNavigate()

  /** Welcomes a user who finished the onboarding. The reply for home says so: home needs it anyway, with retries. */
  async function welcome(): Promise<void> {
    const home = await client.fetchQuery(homeQuery(today())).catch(() => undefined)
    if (home?.onboarded) notify(text.signIn.welcome)
  }

  return useMutation({
    mutationFn: (body: GoogleCallback) => call(authApi.finishGoogle, { body }),
    onSuccess: async (reply) => {
      if (reply.outcome === 'choose-password') {
        notify(text.google.claimed)
        return navigate(RESET_PASSWORD_PATH, { replace: true, state: storeLinkToken(CLAIM_TOKEN) })
      }
      if (reply.outcome === 'signed-in') await startSession(client, reply.account)
      forgetTyped()
      const isKept = reply.outcome === 'signed-in' && reply.account.isErasureTakenBack
      if (isKept) notify({ ...text.signIn.kept, isPersistent: true })
      else void welcome()
      return navigate(next, { replace: true })
    },
    onError: (error) => {
      notify({ ...wordsFor(error), isPersistent: true })
      void navigate(signInPathWithNext(next), { replace: true })
    },
  })
}
