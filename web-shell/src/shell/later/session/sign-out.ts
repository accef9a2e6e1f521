import type { QueryClient } from '@tanstack/react-query'
import { KEPT_MEDIA } from '../../../service-worker/kept-media.ts'
import { setPendingSignOut } from '../../early/pending-sign-out.ts'
import { requestErasure } from '../../early/stored-data-marks.ts'
import { sendPendingSignOut } from '../../first/api/call.ts'
import { sessionOf, signOutLocally } from '../../first/session/session.ts'
import { forgetPush } from './forget-push.ts'

/**
 * Deletes the user's data on this device and ends the session. If the service cannot be reached (`onOffline`), a stored
 * mark prevents every screen from using the session until the service has ended it.
 */
export async function signOut(client: QueryClient, onOffline: () => void): Promise<void> {
  const account = sessionOf(client)?.account
  if (account) {
    setPendingSignOut(account.id)
    requestErasure(account.id)
  }
  // Which exercises a user keeps tells something about them.
  void globalThis.caches?.delete(KEPT_MEDIA).catch(() => undefined)
  if (account) await forgetPush(account.id)
  const isTold = await sendPendingSignOut().then(
    () => true,
    () => false,
  )
  await signOutLocally(client)
  if (!isTold) onOffline()
}
