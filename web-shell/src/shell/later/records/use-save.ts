import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { RecordChanges } from '../../../../../shared/records/edit.ts'
import type { RecordName } from '../../../../../shared/records/metas.ts'
import { ConnectionError, isConsentNeeded } from '../../first/api/api-problem.ts'
import { wordsFor } from '../../first/api/problem-text.ts'
import { notify, notifyError } from '../../first/messages/toast.tsx'
import { isStillSignedIn, useAccount } from '../../first/session/session.ts'
import type { QueuedEdit } from '../offline/queue/queued-edit.ts'
import { currentQueue } from '../offline/queue/watch-queue.ts'
import { queueChanges } from './queue-changes.ts'
import type { KindOfRecords } from './records-query.ts'
import { text } from './text.ts'

interface Sending {
  queued: QueuedEdit<RecordName>
  saved: string
}

/**
 * Saves changes of records: first in the outgoing queue on this device, which shows them, then on the service, and says so. Changes
 * that are saved together are stored together. `save` resolves to whether the device has stored them;
 * `isSending`: the service has not replied yet. `path`: the screen that shows the records.
 */
export function useSave<V>(kind: KindOfRecords, path: string) {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()

  function report({ queued: { write, isDurable } }: Sending, error: Error): void {
    if (!isStillSignedIn(client, account)) return
    if (error instanceof ConnectionError && isDurable) return notify(text.savedOffline)
    const look = (to: string) => ({ label: text.refused.look, run: () => void navigate(to) })
    if (isConsentNeeded(error)) return notify({ ...text.consent, action: look(path) })
    const setAside = currentQueue()?.view?.setAside.flatMap((each) => [each, ...(each.along ?? [])]) ?? []
    const isRefused = setAside.some((each) => each.write === write)
    if (isRefused) return notify({ title: text.refused.title, text: wordsFor(error).text, action: look('/history') })
    notify({ title: text.notSent.title, text: isDurable ? text.notSent.text : text.inMemory })
  }

  const sending = useMutation({
    mutationFn: async ({ queued, saved }: Sending) => {
      if (!navigator.onLine && queued.isDurable) return notify(text.savedOffline)
      await queued.reply
      if (isStillSignedIn(client, account)) notify({ title: saved })
    },
    onError: (error, made) => report(made, error),
  })

  async function save(changes: RecordChanges<V>, saved: string): Promise<boolean> {
    try {
      const queued = await queueChanges(kind, changes)
      if (queued) sending.mutate({ queued, saved })
      return queued !== undefined
    } catch (error) {
      // Not even memory has taken it. What the user sees has not changed.
      notifyError(error, () => void save(changes, saved))
      return false
    }
  }

  return { save, isSending: sending.isPending }
}
