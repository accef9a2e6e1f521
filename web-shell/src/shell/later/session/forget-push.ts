import { pushApi } from '../../../../../shared/push/api.ts'
import { showDue } from '../../../service-worker/push/badge.ts'
import { erasePush, removeOwner } from '../../../service-worker/push/push-store.ts'
import { callBeforeSignOut } from '../../first/api/call.ts'

/** A sign-out waits no longer for this. What is left goes on in the background. */
const PATIENCE_MS = 2_000

/** Ends the browser's subscription and the notifications that it shows. Returns the address that it had. */
async function unsubscribe(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

async function forget(account: string): Promise<void> {
  await showDue(0)
  await Promise.all([erasePush(account), removeOwner()]).catch(() => undefined)
  const endpoint = await unsubscribe().catch(() => undefined)
  if (endpoint === undefined) return
  await callBeforeSignOut(account, pushApi.remove, { body: { endpoint }, timeoutMs: PATIENCE_MS }).catch(
    () => undefined,
  )
}

/**
 * Ends the notifications of a user who signs out: the subscription of this browser, what it shows, and what waits to be sent
 * from notifications. Without a network the service does the rest when the session ends. Never throws. Source:
 * requirements PUSH-03, AUTH-15.
 */
export async function forgetPush(account: string): Promise<void> {
  if (!navigator.serviceWorker) return
  await Promise.race([forget(account), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
