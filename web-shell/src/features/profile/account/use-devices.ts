import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authApi } from '../../../../../shared/auth/api.ts'
import type { SessionView } from '../../../../../shared/auth/schema.ts'
import { ApiProblem } from '../../../shell/first/api/api-problem.ts'
import { call } from '../../../shell/first/api/call.ts'
import { notify, notifyError } from '../../../shell/first/messages/toast.tsx'
import { text } from '../settings/text.ts'

const KEY = ['devices']

/** The sessions of the account. */
export function useDevices() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(authApi.sessions)).sessions,
    staleTime: 0,
    gcTime: 0,
  })
}

/** A session that has ended already is what the user wants. */
const hasEnded = (error: unknown) => error instanceof ApiProblem && error.code === 'not-found'

/** Ends one session, or all others without an id. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) return call(authApi.endOtherSessions)
      return call(authApi.endSession, { params: { id } }).catch((error: unknown) => {
        if (!hasEnded(error)) throw error
      })
    },
    onSuccess: async (_reply, id) => {
      // A read that started before the end must not show the session again.
      await client.cancelQueries({ queryKey: KEY })
      client.setQueryData<SessionView[]>(KEY, (sessions) =>
        sessions?.filter((session) => session.isHere || (id !== undefined && session.id !== id)),
      )
      notify({ title: id === undefined ? text.devices.othersEnded : text.devices.ended })
    },
    onError: (error) => notifyError(error),
  })
}
