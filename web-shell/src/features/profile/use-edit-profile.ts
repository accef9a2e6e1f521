import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileApi } from '../../../../shared/profile/api.ts'
import type { ProfileEdit } from '../../../../shared/profile/schema.ts'
import { call } from '../../shell/first/api/call.ts'
import { updateCachedHomes } from '../../shell/first/data/home-query.ts'
import { recordSession } from '../../shell/first/session/session.ts'

/** Changes the name or the time zone of the account. Every screen then shows the new one. */
export function useEditProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileEdit) => call(profileApi.edit, { body }),
    onSuccess: ({ account, zone }) => {
      recordSession(client, account)
      updateCachedHomes(client, (home) => ({ ...home, account, zone }))
    },
  })
}
