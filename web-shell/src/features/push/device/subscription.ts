import { pushApi } from '../../../../../shared/push/api.ts'
import { type PushOwner, readOwner, removeOwner, storeOwner } from '../../../service-worker/push/push-store.ts'
import { call } from '../../../shell/first/api/call.ts'
import { now } from '../../../shell/first/api/clock.ts'
import { withLock } from '../../../shell/later/offline/queue/web-lock.ts'
import { activeWorker } from './active-worker.ts'

const MAX_AGENT_LENGTH = 300

/** The tabs of this browser share one subscription. */
const LOCK = 'push-subscription'

/** Ends the subscription of this browser, and what it shows. Returns the address that it had. */
async function unsubscribe(registration: ServiceWorkerRegistration): Promise<string | undefined> {
  const subscription = await registration.pushManager.getSubscription()
  await removeOwner()
  if (!subscription) return undefined
  await subscription.unsubscribe()
  for (const notification of await registration.getNotifications()) notification.close()
  return subscription.endpoint
}

/**
 * Returns the subscription of this browser for a user. One that was made for another user or another public key ends first:
 * its notifications are not for this user.
 */
async function subscriptionFor(registration: ServiceWorkerRegistration, owner: PushOwner): Promise<PushSubscription> {
  const { account, publicKey } = owner
  const current = await registration.pushManager.getSubscription()
  const known = await readOwner()
  const isTheirs = current && known?.account === account && known.publicKey === publicKey
  if (current && !isTheirs) await unsubscribe(registration)
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return isTheirs ? current : registration.pushManager.subscribe(options)
}

/**
 * Subscribes this browser for a user, and registers it at the service. Repeating it changes nothing. `isCurrent`: whether
 * that user is still signed in; otherwise the subscription ends again. Throws when any of it fails. Source: requirement
 * PUSH-03.
 */
export async function ensureSubscription(account: string, isCurrent: () => boolean): Promise<void> {
  const registration = await activeWorker()
  const { publicKey } = await call(pushApi.config)
  await withLock(LOCK, async () => {
    if (!isCurrent()) return
    const owner = { account, publicKey, clockOffsetMs: now() - Date.now() }
    const { endpoint, keys } = (await subscriptionFor(registration, owner)).toJSON() as PushSubscriptionJSON & {
      endpoint: string
      keys: { p256dh: string; auth: string }
    }
    const userAgent = navigator.userAgent.slice(0, MAX_AGENT_LENGTH)
    if (isCurrent()) await call(pushApi.register, { body: { subscription: { endpoint, keys }, userAgent } })
    // Not before: a device that the service does not know is not said to be on.
    await storeOwner(owner)
    // The user has signed out meanwhile.
    if (!isCurrent()) await unsubscribe(registration)
  })
}

/** Ends the notifications on this device. Without a network the service forgets the device at its next push. */
export async function endSubscription(): Promise<void> {
  const registration = await activeWorker()
  await withLock(LOCK, async () => {
    const endpoint = await unsubscribe(registration)
    if (endpoint) await call(pushApi.remove, { body: { endpoint } }).catch(() => undefined)
  })
}

/** Ends a subscription that was made for another user. Nothing of theirs is shown from now on. */
export async function endOthersSubscription(account: string): Promise<void> {
  const owner = await readOwner()
  if (!owner || owner.account === account) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration) await withLock(LOCK, async () => void (await unsubscribe(registration)))
}

/** Whether this browser gets notifications for a user. */
export async function isSubscribed(account: string): Promise<boolean> {
  if (Notification.permission !== 'granted' || (await readOwner())?.account !== account) return false
  const registration = await navigator.serviceWorker.getRegistration()
  return Boolean(await registration?.pushManager.getSubscription())
}
