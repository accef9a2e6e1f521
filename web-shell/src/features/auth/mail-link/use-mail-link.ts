import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { authApi } from '../../../../../shared/auth/api.ts'
import type { CodeUse, LinkOutcome, LinkRequest } from '../../../../../shared/auth/schema.ts'
import { call } from '../../../shell/first/api/call.ts'
import { notify } from '../../../shell/first/messages/notify.tsx'
import { holdLink, type OpenedLink } from '../../../shell/first/session/mail-link.ts'
import { checkSession, sessionQuery } from '../../../shell/first/session/session.ts'
import { text } from '../text.ts'
import { keepEmail } from '../typed-email.ts'
import { welcomeIn } from '../use-sign-in.ts'

/** Where a password is chosen. */
export const RESET = '/reset-password'

/** Has a link mailed. */
export function useAskForLink() {
  return useMutation({ mutationFn: (body: LinkRequest) => call(authApi.askForLink, { body }) })
}

/** What a link is, without using it. Its token is part of no key: what is read may be kept on the device. */
export function useLinkView({ token, n }: OpenedLink) {
  return useQuery({
    queryKey: ['mail-link', n],
    queryFn: () => call(authApi.showLink, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Goes on with what came of a link. */
function useOutcome() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (reply: LinkOutcome) => {
    if (reply.outcome === 'choose-password') return navigate(RESET, { replace: true, state: holdLink(reply.token) })
    if (reply.outcome === 'signed-in') return welcomeIn(client, reply.account)
    notify(reply.outcome === 'confirmed' ? text.link.confirmed : text.link.emailChanged)
    // Its account is another now, where it is signed in.
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  }
}

/** Signs in by a link, or confirms the address. */
export function useUseLink({ token }: OpenedLink) {
  const goOn = useOutcome()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (stayLoggedIn: boolean) => call(authApi.useLink, { body: { token, stayLoggedIn } }),
    onSuccess: async (reply) => {
      await goOn(reply)
      if (reply.outcome !== 'choose-password') await navigate('/auth', { replace: true })
    },
  })
}

/** Signs in by the code of a magic link, in the browser that asked for it. */
export function useUseCode() {
  const goOn = useOutcome()
  return useMutation({ mutationFn: (body: CodeUse) => call(authApi.useCode, { body }), onSuccess: goOn })
}

/** Sets the password by a link; then one signs in with it. */
export function useSetPassword({ token }: OpenedLink) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (password: string) => call(authApi.setPassword, { body: { token, password } }),
    onSuccess: async ({ email }) => {
      keepEmail(email)
      // Whoever was signed in to it here no longer is.
      await checkSession(client)
      notify(text.newPassword.done)
      return navigate('/auth', { replace: true })
    },
  })
}
