import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import type { EmailChange, PasswordChange } from '../../../../shared/auth/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { sessionQuery } from '../../shell/first/session/session.ts'

/** Changes the password; this session stays. */
export function useChangePassword() {
  return useMutation({ mutationFn: (body: PasswordChange) => call(authApi.changePassword, { body }) })
}

/** Has a link mailed to another address that makes it the account's. */
export function useAskForNewEmail() {
  return useMutation({ mutationFn: (body: EmailChange) => call(authApi.askForNewEmail, { body }) })
}

/** Has the link mailed once more that proves the address; it may have been proven elsewhere meanwhile. */
export function useAskForProof() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call(authApi.askForProof)
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
    },
  })
}
