import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import type { Account, Credentials } from '../../../../shared/auth/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { startSession } from '../../shell/first/session/session.ts'
import { text } from './text.ts'
import { rememberEmail } from './typed-email.ts'

/** Signs in. The new session then opens the requested screen. */
export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Credentials) => call(authApi.signIn, { body }),
    onSuccess: async ({ account }) => {
      await finishSignIn(client, account)
    },
  })
}

/**
 * Finishes a sign-in. The new session then opens the requested screen. While a claim is pending there is no welcome:
 * its screen asks whether the user was here before.
 */
export async function finishSignIn(client: QueryClient, account: Account): Promise<void> {
  rememberEmail('')
  await startSession(client, account)
  if (!account.claimPending) notify(text.signIn.welcome)
}
