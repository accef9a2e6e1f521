import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../../shared/auth/api.ts'
import type { EmailChange, MailRefusalReason, PasswordChange } from '../../../../../shared/auth/schema.ts'
import { call } from '../../../shell/first/api/call.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { sessionOf, sessionQuery, useAccount } from '../../../shell/first/session/session.ts'
import { text } from '../text.ts'

/** Returns why the email address gets no mail. `null`: it gets mail, or that is not known yet. */
export function useMailRefusal(): MailRefusalReason | null {
  const email = useAccount()?.email
  const { data } = useQuery({
    queryKey: ['mail-refusal', email],
    enabled: email !== undefined,
    queryFn: () => call(authApi.mailRefusal),
    staleTime: 0,
    gcTime: 0,
  })
  return data?.reason ?? null
}

/**
 * Changes the password. The current session stays valid. If the password was too short for the user's role, it fetches
 * the session, which now has the role. If that fails, the same change can be sent again.
 */
export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: PasswordChange) => {
      await call(authApi.changePassword, { body })
      const wasTooShort = sessionOf(client)?.account?.needsLongPassword
      if (wasTooShort) await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
      return wasTooShort
    },
    onSuccess: (wasTooShort) => {
      if (wasTooShort) notify(text.password.done)
    },
  })
}

/** Mails a link with which the user sets a password. */
export function useRequestPasswordLink() {
  return useMutation({
    mutationFn: (email: string) => call(authApi.requestLink, { body: { kind: 'recovery', email } }),
  })
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
