import type { PushPayload } from '../../../../shared/push/schema.ts'
import { PUSH_ARRIVED, REMINDERS_CHANGED } from '../messages.ts'
import { showDue } from './badge.ts'
import { NEUTRAL, parsePayload } from './payload.ts'
import { readOwner } from './push-store.ts'
import { openPages, type PushEvent, type PushScope, tellPages } from './scope.ts'

/** What a shown notification remembers. */
export interface NotificationData {
  path: string
  /** Whose it is. */
  account?: string
  reminder?: string
  shownAt: number
}

/** The minutes of the action "Snooze". */
export const SNOOZE_MINUTES = 10

const ACTIONS = [
  { action: 'done', title: 'Done' },
  { action: 'snooze', title: `Snooze ${SNOOZE_MINUTES} min` },
]

/** The same notification sent twice comes within this time. A reminder that was put off comes later. */
const SAME_WITHIN_MS = 5 * 60_000

/** Options of which the types of the DOM know only a part. */
interface ShowOptions extends NotificationOptions {
  actions?: typeof ACTIONS
  renotify?: boolean
  timestamp?: number
}

/** Whether a notification replaces one of an earlier occurrence, so that it is news. */
async function isNews(registration: ServiceWorkerRegistration, tag: string, now: number): Promise<boolean> {
  const shown = await registration.getNotifications({ tag })
  return shown.some(({ data }) => now - ((data as NotificationData | null)?.shownAt ?? 0) >= SAME_WITHIN_MS)
}

/**
 * Shows what was pushed, for the user for whom this browser gets notifications. Without such a user, or when it cannot be
 * read, it shows only that something waits. Source: requirement PUSH-04.
 */
export async function showPush(scope: PushScope, { data }: Pick<PushEvent, 'data'>, now = Date.now()): Promise<void> {
  const account = (await readOwner())?.account
  const payload: Partial<PushPayload> & typeof NEUTRAL = (account && parsePayload(data)) || NEUTRAL
  const { title, body, tag, path, due, reminder } = payload
  const options: ShowOptions = {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    timestamp: now,
    renotify: await isNews(scope.registration, tag, now),
    data: { path, shownAt: now, ...(account && { account }), ...(reminder && { reminder }) } satisfies NotificationData,
    ...(reminder && { actions: ACTIONS }),
  }
  // The user may have taken the permission away: open pages are still told.
  await scope.registration.showNotification(title, options).catch(() => undefined)
  if (due !== undefined) await showDue(due)
  await tellPages(scope, REMINDERS_CHANGED)
  const visible = (await openPages(scope)).filter(({ visibilityState }) => visibilityState === 'visible')
  const heard = visible.find(({ focused }) => focused) ?? visible[0]
  heard?.postMessage(PUSH_ARRIVED)
}
