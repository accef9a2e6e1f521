import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../shared/auth/api.ts'
import { call, isSignedOut } from '../../shell/call.ts'
import { leaveSession } from '../../shell/session.ts'

/** Ends the session on the service, then forgets the person on this device. A session that is gone already counts. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(authApi.signOut).catch((error: unknown) => {
        if (!isSignedOut(error)) throw error
      }),
    onSuccess: () => leaveSession(client),
  })
}
