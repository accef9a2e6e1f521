import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesApi } from '../../../../shared/preferences/api.ts'
import { call } from '../../shell/first/api/call.ts'
import { updateCachedHomes } from '../../shell/first/data/home-query.ts'
import { useEditProfile } from './use-edit-profile.ts'

interface Names {
  fullName: string
  nickname: string
}

/** Saves the names that differ from `initial`. After a failure half-way, a repeat saves the rest. */
export function useChangeNames(initial: Names) {
  const client = useQueryClient()
  const { mutateAsync: editProfile } = useEditProfile()
  return useMutation({
    mutationFn: async ({ fullName, nickname }: Names) => {
      if (fullName !== initial.fullName) await editProfile({ fullName })
      if (nickname !== initial.nickname) return call(preferencesApi.edit, { body: { nickname } })
      return undefined
    },
    onSuccess: (preferences) => {
      if (preferences) updateCachedHomes(client, (home) => ({ ...home, preferences }))
    },
  })
}
