import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { authApi } from '../../../../../shared/auth/api.ts'
import { CLAIM_TOKEN } from '../../../../../shared/auth/link-fragment.ts'
import type { CodeUse, LinkOutcome, LinkRequest } from '../../../../../shared/auth/schema.ts'
import { call } from '../../../shell/first/api/call.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { type OpenedLink, storeLinkToken } from '../../../shell/first/session/mail-link.ts'
import { checkSession, sessionQuery } from '../../../shell/first/session/session.ts'
import { text } from '../text.ts'
import { rememberTyped } from '../typed-before.ts'
import { finishSignIn } from '../use-sign-in.ts'

/** The path of the screen on which the user chooses a password. */
export const RESET_PASSWORD_PATH = '/reset-password'

/** Asks the service to send a link by email. */
export function useRequestLink() {
  return useMutation({ mutationFn: (body: LinkRequest) => call(authApi.requestLink, { body }) })
}

/** Reads what a link is for, without using it. The token is not in the query key: the cache may be persisted. */
export function useLinkView({ token, index }: OpenedLink) {
  return useQuery({
    queryKey: ['mail-link', index],
    queryFn: () => call(authApi.showLink, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Returns a function that continues with the outcome of a used link or code. */
function useHandleOutcome() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (reply: LinkOutcome) => {
    if (reply.outcome === 'choose-password')
      return navigate(RESET_PASSWORD_PATH, { replace: true, state: storeLinkToken(CLAIM_TOKEN) })
    if (reply.outcome === 'signed-in') return finishSignIn(client, reply.account)
    notify(reply.outcome === 'confirmed' ? text.link.confirmed : text.link.emailChanged)
    // The account has changed: fetch it again if it is signed in here.
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  }
}

/** Uses a link: signs in, verifies the email address or changes it. */
export function useSubmitLink({ token }: OpenedLink) {
  const handleOutcome = useHandleOutcome()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (stayLoggedIn: boolean) => call(authApi.useLink, { body: { token, stayLoggedIn } }),
    onSuccess: async (reply) => {
      await handleOutcome(reply)
      if (reply.outcome !== 'choose-password') await navigate('/auth', { replace: true })
    },
  })
}

/** Signs in with the code of a magic link. The code works only in the browser that requested it. */
export function useSubmitCode() {
  const handleOutcome = useHandleOutcome()
  return useMutation({ mutationFn: (body: CodeUse) => call(authApi.useCode, { body }), onSuccess: handleOutcome })
}

/** Sets the password with a link and opens the sign-in screen. */
export function useSetPassword({ token }: OpenedLink) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (password: string) => call(authApi.setPassword, { body: { token, password } }),
    onSuccess: async ({ email }) => {
      rememberTyped({ email, password: '' })
      // The new password ended any session of this account, also the one in this browser.
      await checkSession(client)
      notify(token.startsWith('invite.') ? text.invite.done : text.newPassword.done)
      return navigate('/auth', { replace: true })
    },
  })
}
