import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import type { Account, Credentials } from '../../../../shared/auth/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { notify } from '../../shell/first/messages/notify.tsx'
import { beginSession } from '../../shell/first/session/session.ts'
import { text } from './text.ts'
import { keepEmail } from './typed-email.ts'

/** Signs in. Knowing the session then leads on to the screen that was wanted. */
export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Credentials) => call(authApi.signIn, { body }),
    onSuccess: async ({ account }) => {
      await welcomeIn(client, account)
    },
  })
}

/** Somebody is signed in. Knowing it leads on to the screen that was wanted. */
export async function welcomeIn(client: QueryClient, account: Account): Promise<void> {
  keepEmail('')
  await beginSession(client, account)
  notify(text.signIn.welcome)
}
