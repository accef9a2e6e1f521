import { changeIdOf } from '../../../../shared/changes/change-id.ts'
import { remindersApi } from '../../../../shared/reminders/api.ts'
import type { NewAction } from '../../../../shared/reminders/schema.ts'
import { withLock } from '../../shell/later/offline/queue/web-lock.ts'
import { randomId } from '../../shell/later/offline/random-id.ts'
import { ACTION_KEPT, REMINDERS_CHANGED } from '../messages.ts'
import { showOneLess } from './badge.ts'
import { KEPT_ACTIONS_LOCK } from './kept-actions-lock.ts'
import { findOwner, type KeptAction, keepAction, removeAction } from './push-store.ts'
import { type PushScope, tellPages } from './scope.ts'
import { type NotificationData, SNOOZE_MINUTES } from './show.ts'

const TIMEOUT_MS = 10_000
const RANDOM_LENGTH = 6

/** The action that a button of a notification stands for, made at `now` (epoch ms). */
function newAction(name: 'done' | 'snooze', now: number): NewAction {
  const change = changeIdOf(now, randomId(RANDOM_LENGTH))
  if (name === 'done') return { change, action: name }
  return { change, action: name, snoozeUntil: now + SNOOZE_MINUTES * 60_000 }
}

/** Sends an action. Returns whether the service has it now. */
async function send({ account, reminder, action }: KeptAction): Promise<boolean> {
  const { method, path } = remindersApi.act
  const request = {
    method,
    // The service refuses it if another user has signed in since.
    headers: { 'content-type': 'application/json', 'x-account': account, 'x-correlation-id': crypto.randomUUID() },
    body: JSON.stringify(action),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  return fetch(path.replace('{id}', encodeURIComponent(reminder)), request).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Does what a button of a notification says. The action is stored first, so it is never lost: what cannot be sent now is
 * sent by the next open page of its user. Source: requirement PUSH-04.
 */
export async function act(scope: PushScope, notification: Notification, name: 'done' | 'snooze'): Promise<void> {
  const { account, reminder } = notification.data as NotificationData
  if (!account || !reminder) return notification.close()
  // If it cannot be read, the service decides by the account.
  const owner = await findOwner().catch(() => ({ account, clockOffsetMs: 0 }))
  if (owner?.account !== account) return notification.close()
  const kept = { account, reminder, action: newAction(name, Date.now() + owner.clockOffsetMs) }
  const isKept = await keepAction(kept).then(
    () => true,
    () => false,
  )
  if (isKept) notification.close()
  let isSent = false
  // No page hands it over meanwhile.
  await withLock(KEPT_ACTIONS_LOCK, async () => {
    isSent = await send(kept)
    if (isSent) await removeAction(kept).catch(() => undefined)
  })
  // An action that could neither be stored nor sent leaves its notification, to be pressed again.
  if (!isKept && !isSent) return
  notification.close()
  await showOneLess()
  await tellPages(scope, isSent ? REMINDERS_CHANGED : ACTION_KEPT)
}
