import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setPendingSignOut } from '../../shell/early/pending-sign-out.ts'
import { requestErasure } from '../../shell/early/stored-data-marks.ts'
import { sendPendingSignOut } from '../../shell/first/api/call.ts'
import { notify } from '../../shell/first/messages/notify.tsx'
import { signOutLocally, useAccount } from '../../shell/first/session/session.ts'
import { text } from './text.ts'

/**
 * Deletes the user's data on this device and ends the session. If the service cannot be reached, a stored mark prevents
 * every screen from using the session until the service has ended it.
 */
export function useSignOut() {
  const client = useQueryClient()
  const account = useAccount()
  return useMutation({
    mutationFn: async () => {
      if (account) {
        setPendingSignOut(account.id)
        requestErasure(account.id)
      }
      await sendPendingSignOut().catch(() => notify(text.signedOutOffline))
      await signOutLocally(client)
    },
  })
}
