import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import type { SignUp } from '../../../../shared/auth/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { startSession } from '../../shell/first/session/session.ts'
import { text } from './text.ts'

/** How long the message about the email address is shown before home opens. Source: requirement AUTH-03. */
const READ_MS = 1_500

/** Creates an account and signs in. The new session then opens the requested screen. */
export function useSignUp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: SignUp) => {
      const { account } = await call(authApi.signUp, { body })
      notify(text.signUp.welcome)
      await new Promise((resolve) => setTimeout(resolve, READ_MS))
      return account
    },
    onSuccess: (account) => startSession(client, account),
  })
}
