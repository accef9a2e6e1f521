import { showDue } from '../../../service-worker/push/badge.ts'
import { erasePush, removeOwner } from '../../../service-worker/push/push-store.ts'

/** A sign-out waits no longer for this. What is left goes on in the background. */
const PATIENCE_MS = 2_000

/** Ends the browser's subscription and the notifications that it shows. */
async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

async function forget(account: string): Promise<void> {
  await showDue(0)
  await Promise.all([erasePush(account), removeOwner()]).catch(() => undefined)
  await unsubscribe().catch(() => undefined)
}

/**
 * Ends the notifications of a user who signs out: the subscription of this browser, what it shows, and what waits to be sent
 * from notifications. The service forgets the device when the session ends. Never throws. Source:
 * requirements PUSH-03, AUTH-15.
 */
export async function forgetPush(account: string): Promise<void> {
  if (!navigator.serviceWorker) return
  await Promise.race([forget(account), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
