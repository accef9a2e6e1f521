import { remindersApi } from '../../../../../shared/reminders/api.ts'
import { KEPT_ACTIONS_LOCK } from '../../../service-worker/push/kept-actions-lock.ts'
import { type KeptAction, keptActions, removeAction } from '../../../service-worker/push/push-store.ts'
import { call } from '../../../shell/first/api/call.ts'
import { classifyFailure } from '../../../shell/later/offline/queue/refused-or-later.ts'
import { withLock } from '../../../shell/later/offline/queue/web-lock.ts'

/**
 * SEAM: gives one action to the service. Once the outgoing queue has the kind `reminder`, this adds the action to it
 * instead, and resolves when it is stored there.
 */
async function handOver({ reminder, action }: KeptAction): Promise<void> {
  await call(remindersApi.act, { params: { id: reminder }, body: action })
}

/** Whether an action need not be kept any more. One that is refused for good would always be refused. */
async function isHandedOver(kept: KeptAction): Promise<boolean> {
  return handOver(kept).then(
    () => true,
    (error: unknown) => classifyFailure(error).affects === 'operation',
  )
}

/**
 * Hands over what a user did on notifications and the worker could not send, the oldest first, until one fails. An action is
 * removed only after that, and its id makes a repeated one harmless. `isCurrent`: whether that user is still signed in.
 * Returns how many were handed over. Source: requirement PUSH-04.
 */
export async function handOverKept(account: string, isCurrent: () => boolean): Promise<number> {
  let count = 0
  await withLock(KEPT_ACTIONS_LOCK, async () => {
    for (const kept of await keptActions(account)) {
      if (!isCurrent() || !(await isHandedOver(kept))) return
      await removeAction(kept)
      count += 1
    }
  })
  return count
}
