import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { ExercisesChange } from '../../../../shared/exercises/queued.ts'
import { ConnectionError, isConsentNeeded } from '../../shell/first/api/api-problem.ts'
import { now } from '../../shell/first/api/clock.ts'
import { wordsFor } from '../../shell/first/api/problem-text.ts'
import { waitUntilDeviceStorageOpen } from '../../shell/first/data/device-storage.ts'
import { notify, notifyError } from '../../shell/first/messages/toast.tsx'
import { isStillSignedIn, useAccount } from '../../shell/first/session/session.ts'
import type { QueuedEdit } from '../../shell/later/offline/queue/queued-edit.ts'
import { currentQueue } from '../../shell/later/offline/queue/watch-queue.ts'
import { text } from './text.ts'

interface Sending {
  change: ExercisesChange
  queued: QueuedEdit<'exercises'>
}

/**
 * Saves a change: first in the outgoing queue on this device, which shows it, then on the service, and says so. The result
 * resolves to whether the device has stored it.
 */
export function useChangeSessions() {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()

  function report({ queued: { write, isDurable } }: Sending, error: Error): void {
    if (!isStillSignedIn(client, account)) return
    if (error instanceof ConnectionError && isDurable) return notify(text.savedOffline)
    const look = (path: string) => ({ label: text.refused.look, run: () => void navigate(path) })
    if (isConsentNeeded(error)) return notify({ ...text.consentToast, action: look('/tools/exercises') })
    const isRefused = currentQueue()?.view?.setAside.some((each) => each.write === write)
    if (isRefused) return notify({ title: text.refused.title, text: wordsFor(error).text, action: look('/history') })
    notify({ title: text.notSent.title, text: isDurable ? text.notSent.text : text.inMemory })
  }

  const sending = useMutation({
    mutationFn: async ({ change, queued }: Sending) => {
      if (!navigator.onLine && queued.isDurable) return notify(text.savedOffline)
      await queued.reply
      if (isStillSignedIn(client, account)) notify({ title: text.saved[change.type] })
    },
    onError: (error, made) => report(made, error),
  })

  return async function change(made: ExercisesChange): Promise<boolean> {
    await waitUntilDeviceStorageOpen()
    const queue = currentQueue()
    if (!queue) return false
    try {
      const queued = await queue.add('exercises', { ...made, editedAt: now() })
      sending.mutate({ change: made, queued })
      return true
    } catch (error) {
      // Not even memory has taken it. What the user sees has not changed.
      notifyError(error, () => void change(made))
      return false
    }
  }
}
