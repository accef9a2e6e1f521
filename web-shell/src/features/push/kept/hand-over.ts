import { instantOf } from '../../../../../shared/changes/change-id.ts'
import { KEPT_ACTIONS_LOCK } from '../../../service-worker/push/kept-actions-lock.ts'
import { type KeptAction, keptActions, removeAction } from '../../../service-worker/push/push-store.ts'
import { waitUntilDeviceStorageOpen } from '../../../shell/first/data/device-storage.ts'
import { currentQueue } from '../../../shell/later/offline/queue/watch-queue.ts'
import { withLock } from '../../../shell/later/offline/queue/web-lock.ts'
import { text } from '../text.ts'

/** Stores one action in the outgoing queue, which shows and sends it. Returns whether it is stored there for good. */
async function handOver({ reminder, action }: KeptAction): Promise<boolean> {
  const edit = { editedAt: instantOf(action.change), reminder, title: text.aReminder, action }
  const queued = await currentQueue()?.add('reminder', edit)
  return queued?.isDurable === true
}

/**
 * Hands over what a user did on notifications and the worker could not send, the oldest first. An action is removed only
 * once the outgoing queue has it, and its id makes a repeated one harmless. `isCurrent`: whether that user is still signed in.
 * Source: requirement PUSH-04.
 */
export async function handOverKept(account: string, isCurrent: () => boolean): Promise<void> {
  await waitUntilDeviceStorageOpen()
  await withLock(KEPT_ACTIONS_LOCK, async () => {
    for (const kept of await keptActions(account)) {
      if (!isCurrent() || !(await handOver(kept))) return
      await removeAction(kept)
    }
  })
}
