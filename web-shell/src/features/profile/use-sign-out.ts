import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markForgotten } from '../../shell/early/kept-mark.ts'
import { markSignedOut } from '../../shell/early/pending-sign-out.ts'
import { finishSignOut } from '../../shell/first/api/call.ts'
import { notify } from '../../shell/first/messages/notify.tsx'
import { leaveSession, useAccount } from '../../shell/first/session/session.ts'
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
