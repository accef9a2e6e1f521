import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../shell/first/messages/toast.tsx'
import { signOut } from '../../shell/later/session/sign-out.ts'
import { text } from './text.ts'

export function useSignOut() {
  const client = useQueryClient()
  return useMutation({ mutationFn: () => signOut(client, () => notify(text.signedOutOffline)) })
}
