import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import type { SignUp } from '../../../../shared/auth/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { notify } from '../../shell/first/messages/notify.tsx'
import { beginSession } from '../../shell/first/session/session.ts'
import { text } from './text.ts'

/** How long the word about the address stands alone before home opens. Source: requirement AUTH-03. */
const READ_MS = 1_500

/** Makes an account and signs it in. Knowing the session then leads on to the screen that was wanted. */
export function useSignUp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: SignUp) => {
      const { account } = await call(authApi.signUp, { body })
      notify(text.signUp.welcome)
      await new Promise((resolve) => setTimeout(resolve, READ_MS))
      await beginSession(client, account)
    },
  })
}
