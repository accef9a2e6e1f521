import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import type { Account, Credentials } from '../../../../shared/auth/schema.ts'
import type { Toast } from '../../../../shared/ui/shell-services.ts'
import { call } from '../../shell/first/api/call.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { startSession } from '../../shell/first/session/session.ts'
import { text } from './text.ts'
import { forgetTyped } from './typed-before.ts'

/** Signs in. The new session then opens the requested screen. `welcome` is the message. */
export function useSignIn(welcome: Toast) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Credentials) => call(authApi.signIn, { body }),
    onSuccess: async ({ account }) => {
      await finishSignIn(client, account, welcome)
    },
  })
}

/**
 * Finishes a sign-in. The new session then opens the requested screen. If the sign-in has kept an account that was going
 * to be deleted, the message says so. While a claim is pending there is no welcome:
 * its screen asks whether the user was here before.
 */
export async function finishSignIn(
  client: QueryClient,
  account: Account,
  welcome: Toast = text.signIn.welcome,
): Promise<void> {
  forgetTyped()
  await startSession(client, account)
  if (account.isErasureTakenBack) notify({ ...text.signIn.kept, isPersistent: true })
  else if (!account.claimPending) notify(welcome)
}
