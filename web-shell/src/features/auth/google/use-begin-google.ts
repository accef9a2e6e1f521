import { useMutation } from '@tanstack/react-query'
import { authApi } from '../../../../../shared/auth/api.ts'
import { call } from '../../../shell/first/api/call.ts'
import { notifyError } from '../../../shell/first/messages/toast.tsx'
import { type SignInOptions, saveSignInOptions } from './oauth-state.ts'

/** Saves the sign-in options and opens Google's sign-in page. */
export function useBeginGoogleSignIn() {
  return useMutation({
    mutationFn: async (options: SignInOptions) => {
      const { address } = await call(authApi.beginGoogle)
      saveSignInOptions(options)
      location.assign(address)
    },
    onError: (error) => notifyError(error),
  })
}
