import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import type { EmailChange, MailRefusalReason, PasswordChange } from '../../../../shared/auth/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { sessionQuery, useAccount } from '../../shell/first/session/session.ts'

/** Returns why the email address gets no mail. `null`: it gets mail, or that is not known yet. */
export function useMailRefusal(): MailRefusalReason | null {
  const { data } = useQuery({
    queryKey: ['mail-refusal', useAccount()?.email],
    queryFn: () => call(authApi.mailRefusal),
    staleTime: 0,
    gcTime: 0,
  })
  return data?.reason ?? null
}

/** Changes the password. The current session stays valid. */
export function useChangePassword() {
  return useMutation({ mutationFn: (body: PasswordChange) => call(authApi.changePassword, { body }) })
}

/** Sends a link to the new email address. Using the link changes the account's address. */
export function useRequestNewEmail() {
  return useMutation({ mutationFn: (body: EmailChange) => call(authApi.requestEmailChange, { body }) })
}

/**
 * Sends the verification link again. Then it fetches the session, because the user may have verified the address
 * meanwhile in another browser.
 */
export function useResendVerification() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call(authApi.resendVerification)
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
    },
  })
}
