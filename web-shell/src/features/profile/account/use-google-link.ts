import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../../shared/auth/api.ts'
import { call } from '../../../shell/first/api/call.ts'

const KEY = ['google-link']

/** Whether a Google account signs in to this account. */
export function useGoogleLink() {
  return useQuery({ queryKey: KEY, queryFn: () => call(authApi.googleLink), staleTime: 0, gcTime: 0 })
}

/** Ends the sign-in with Google. */
export function useUnlinkGoogle() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string }) => call(authApi.unlinkGoogle, { body }),
    onSuccess: () => client.setQueryData(KEY, { isLinked: false }),
  })
}
