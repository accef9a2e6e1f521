import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { passkeysApi } from '../../../../../shared/passkeys/api.ts'
import type { PasskeyView } from '../../../../../shared/passkeys/schema.ts'
import { call } from '../../../shell/first/api/call.ts'
import { notify } from '../../../shell/first/messages/toast.tsx'
import { sessionQuery } from '../../../shell/first/session/session.ts'
import { makePasskey } from '../../../shell/later/passkeys/ceremony.ts'
import { text } from './passkeys-text.ts'

const KEY = ['passkeys']

/** The passkeys of the account. */
export function usePasskeys() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(passkeysApi.list)).passkeys,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Shows the passkeys of a reply. The session tells whether there is any. */
function show(client: QueryClient, { passkeys }: { passkeys: PasskeyView[] }, title: string): void {
  client.setQueryData<PasskeyView[]>(KEY, passkeys)
  void client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  notify({ title })
}

/** Lets the browser make a passkey, and adds it. After a lost reply it may be there: the list is read again. */
export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const options = await call(passkeysApi.beginAdding)
      return call(passkeysApi.add, { body: { passkey: await makePasskey(options) } })
    },
    meta: { staysOnScreen: true },
    onSuccess: (reply) => show(client, reply, text.added),
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useRenamePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(passkeysApi.rename, { params: { id }, body: { name } }),
    meta: { staysOnScreen: true },
    onSuccess: (reply) => show(client, reply, text.renamed),
  })
}

export function useRemovePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(passkeysApi.remove, { params: { id } }),
    meta: { staysOnScreen: true },
    onSuccess: (reply) => show(client, reply, text.removed),
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}
