/* The parts of a service worker's world that notifications need. The compiler knows only those of pages. */

export interface PushWindow {
  readonly visibilityState: DocumentVisibilityState
  readonly focused: boolean
  focus(): Promise<PushWindow>
  navigate(path: string): Promise<unknown>
  postMessage(message: unknown, transfer?: Transferable[]): void
}

export interface PushScope extends EventTarget {
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: object): Promise<readonly PushWindow[]>
    openWindow(path: string): Promise<unknown>
  }
}

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** An event `push`. */
export interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null
}

/** An event `notificationclick`. `action` is empty for the notification itself. */
export interface ClickEvent extends ExtendableEvent {
  action: string
  notification: Notification
}

/** An event `pushsubscriptionchange`. Some browsers have made the new subscription themselves. */
export interface SubscriptionChangeEvent extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** The app's open pages. */
export const openPages = ({ clients }: PushScope) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Sends a message to all open pages. */
export async function tellPages(scope: PushScope, message: string): Promise<void> {
  for (const page of await openPages(scope)) page.postMessage(message)
}
