import { pushApi } from '../../../../shared/push/api.ts'
import { readOwner } from './push-store.ts'
import type { PushScope, SubscriptionChangeEvent } from './scope.ts'

/**
 * Registers the new subscription when the browser has replaced the old one. Where that fails, the next page does it.
 * Source: requirement PUSH-03.
 */
export async function resubscribe(
  { registration }: PushScope,
  { newSubscription }: Pick<SubscriptionChangeEvent, 'newSubscription'>,
): Promise<void> {
  const owner = await readOwner()
  if (!owner) return
  const options = { userVisibleOnly: true, applicationServerKey: owner.publicKey }
  const made = newSubscription ?? (await registration.pushManager.subscribe(options))
  const { endpoint, keys } = made.toJSON()
  const { method, path } = pushApi.register
  await fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-account': owner.account,
      'x-correlation-id': crypto.randomUUID(),
    },
    body: JSON.stringify({ subscription: { endpoint, keys }, userAgent: navigator.userAgent.slice(0, 300) }),
  })
}
