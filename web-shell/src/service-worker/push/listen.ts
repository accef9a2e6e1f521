import { act } from './act.ts'
import { openScreen } from './open.ts'
import { resubscribe } from './resubscribe.ts'
import type { ClickEvent, PushEvent, PushScope, SubscriptionChangeEvent } from './scope.ts'
import { type NotificationData, showPush } from './show.ts'

async function onClick(scope: PushScope, { action, notification }: ClickEvent): Promise<void> {
  if (action === 'done' || action === 'snooze') return act(scope, notification, action)
  notification.close()
  await openScreen(scope, (notification.data as NotificationData | null)?.path)
}

/** Shows what is pushed, and does what the user presses. Sources: requirements PUSH-03, PUSH-04. */
export function listenToPush(scope: PushScope): void {
  scope.addEventListener('push', (event) => (event as PushEvent).waitUntil(showPush(scope, event as PushEvent)))
  scope.addEventListener('notificationclick', (event) =>
    (event as ClickEvent).waitUntil(onClick(scope, event as ClickEvent)),
  )
  scope.addEventListener('pushsubscriptionchange', (event) =>
    (event as SubscriptionChangeEvent).waitUntil(
      resubscribe(scope, event as SubscriptionChangeEvent).catch(() => undefined),
    ),
  )
}
