import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import type { SignUp } from '../../../../shared/auth/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { startSession } from '../../shell/first/session/session.ts'
import { text } from './text.ts'
import { forgetTyped } from './typed-before.ts'

/** Creates an account and signs in. The new session opens the requested screen after `pauseMs`. */
export function useSignUp(pauseMs: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: SignUp) => {
      const { account } = await call(authApi.signUp, { body })
      notify(text.signUp.welcome)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return account
    },
    onSuccess: (account) => {
      forgetTyped()
      return startSession(client, account)
    },
  })
}
