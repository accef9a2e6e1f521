import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { authApi } from '../../../../../shared/auth/api.ts'
import type { GoogleAnswer } from '../../../../../shared/auth/schema.ts'
import { signInPath } from '../../../shell/early/paths.ts'
import { call } from '../../../shell/first/api/call.ts'
import { today } from '../../../shell/first/api/clock.ts'
import { wordsFor } from '../../../shell/first/api/problem-text.ts'
import { homeQuery } from '../../../shell/first/data/home-query.ts'
import { notify, notifyError } from '../../../shell/first/messages/notify.tsx'
import { holdLink } from '../../../shell/first/session/mail-link.ts'
import { beginSession } from '../../../shell/first/session/session.ts'
import { RESET } from '../mail-link/use-mail-link.ts'
import { text } from '../text.ts'
import { keepEmail } from '../typed-email.ts'
import { keepWanted, type Wanted } from './google-trip.ts'

/** The sign-in screen that leads on to what was wanted. */
export function backTo(next: string): string {
  return next === '/home' ? '/auth' : signInPath(next)
}

/** Leaves for Google, and keeps what was wanted. */
export function useToGoogle() {
  return useMutation({
    mutationFn: async (wanted: Wanted) => {
      const { address } = await call(authApi.beginGoogle)
      keepWanted(wanted)
      location.assign(address)
    },
    onError: (error) => notifyError(error),
  })
}

/** Comes back from Google with a code: signs in and opens what was wanted. Source: requirement AUTH-10. */
export function useFromGoogle(next: string) {
  const client = useQueryClient()
  const navigate = useNavigate()

  /** Welcomes whoever has been here before; home tells, which is read in any case, and tries again by itself. */
  async function welcome(): Promise<void> {
    const home = await client.fetchQuery(homeQuery(today())).catch(() => undefined)
    if (home?.onboarded) notify(text.signIn.welcome)
  }

  return useMutation({
    mutationFn: (body: GoogleAnswer) => call(authApi.finishGoogle, { body }),
    onSuccess: async (reply) => {
      if (reply.outcome === 'choose-password') {
        notify(text.google.claimed)
        return navigate(RESET, { replace: true, state: holdLink(reply.token) })
      }
      if (reply.outcome === 'signed-in') await beginSession(client, reply.account)
      keepEmail('')
      void welcome()
      return navigate(next, { replace: true })
    },
    onError: (error) => {
      notify({ ...wordsFor(error), stays: true })
      void navigate(backTo(next), { replace: true })
    },
  })
}
