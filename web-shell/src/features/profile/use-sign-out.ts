import { useMutation, useQueryClient } from '@tanstack/react-query'
import { finishSignOut } from '../../shell/call.ts'
import { markForgotten } from '../../shell/kept-mark.ts'
import { notify } from '../../shell/notify.tsx'
import { markSignedOut } from '../../shell/pending-sign-out.ts'
import { leaveSession, useAccount } from '../../shell/session.ts'
import { text } from './text.ts'

/**
 * Forgets the person on this device and ends the session on the service; when that cannot be reached, a mark keeps
 * every screen from using the session until it has been told.
 */
export function useSignOut() {
  const client = useQueryClient()
  const account = useAccount()
  return useMutation({
    mutationFn: async () => {
      if (account) {
        markSignedOut(account.id)
        markForgotten(account.id)
      }
      await finishSignOut().catch(() => notify(text.signedOutOffline))
      await leaveSession(client)
    },
  })
}
