import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { RecordChanges } from '../../../../../shared/records/edit.ts'
import type { RecordMeta } from '../../../../../shared/records/meta.ts'
import type { RecordName } from '../../../../../shared/records/metas.ts'
import { ConnectionError, isConsentNeeded } from '../../first/api/api-problem.ts'
import { wordsFor } from '../../first/api/problem-text.ts'
import { notify, notifyError } from '../../first/messages/toast.tsx'
import { isStillSignedIn, useAccount } from '../../first/session/session.ts'
import type { QueuedEdit } from '../offline/queue/queued-edit.ts'
import { classifyFailure } from '../offline/queue/refused-or-later.ts'
import { queueChanges } from './queue-changes.ts'
import type { ValuesOfKind } from './records-query.ts'
import { text } from './text.ts'

interface Sending {
  queued: QueuedEdit<RecordName>
  saved: string
}

/**
 * Saves changes of records: first in the outgoing queue on this device, which shows them, then on the service, and says so. Changes
 * that are saved together are stored together. `isSending`: the service has not replied yet.
 */
export function useSave<K extends RecordName>(kind: RecordMeta<K>) {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()

  function report({ isDurable }: QueuedEdit<RecordName>, error: Error): void {
    if (!isStillSignedIn(client, account)) return
    if (error instanceof ConnectionError && isDurable) return notify(text.savedOffline)
    const action = { label: text.look, run: () => void navigate('/history') }
    if (isConsentNeeded(error)) return notify({ ...text.consent, action })
    const isRefused = classifyFailure(error).affects === 'operation'
    if (isRefused) return notify({ ...text.refused, text: wordsFor(error).text, action })
    notify({ title: text.notSent.title, text: isDurable ? text.notSent.text : text.inMemory })
  }

  const sending = useMutation({
    mutationFn: async ({ queued, saved }: Sending) => {
      if (!navigator.onLine && queued.isDurable) return notify(text.savedOffline)
      await queued.reply
      if (isStillSignedIn(client, account)) notify({ title: saved })
    },
    onError: (error, { queued }) => report(queued, error),
  })

  /**
   * Resolves when the device has stored the changes, or when the user is told that it could not, and can retry. `saved` is said when
   * the service has them. `onStored` is called when the device has them, also after a retry: then the screen may be closed.
   */
  async function save(changes: RecordChanges<ValuesOfKind<K>>, saved: string, onStored: () => void): Promise<void> {
    // The user may have signed out before they retry, and another one in.
    if (!isStillSignedIn(client, account)) return
    try {
      const queued = await queueChanges(kind, changes)
      sending.mutate({ queued, saved })
      onStored()
    } catch (error) {
      // Not even memory has taken it. What the user sees has not changed.
      if (isStillSignedIn(client, account)) notifyError(error, () => void save(changes, saved, onStored))
    }
  }

  return { save, isSending: sending.isPending }
}
