import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { text as trainingText } from '../../../../shared/training/text.ts'
import type { TrainingChange } from '../../../../shared/training/queued.ts'
import { ConnectionError } from '../../shell/first/api/api-problem.ts'
import { now } from '../../shell/first/api/clock.ts'
import { notify } from '../../shell/first/messages/toast.tsx'
import { isStillSignedIn, useAccount } from '../../shell/first/session/session.ts'
import type { QueuedEdit } from '../../shell/later/offline/queue/queued-edit.ts'
import { currentQueue } from '../../shell/later/offline/queue/watch-queue.ts'
import { text } from './text.ts'

/** What could not be sent, and why. */
export interface ChangeFailure {
  type: TrainingChange['type']
  error: Error
  /** Whether it still waits in the outgoing queue, and is sent by itself. Otherwise it was set aside. */
  isQueued: boolean
  isDurable: boolean
}

function sayOffline({ type }: TrainingChange): void {
  notify(type === 'end' ? { ...text.savedOffline, title: text.saved.end } : text.savedOffline)
}

function sayDone(change: TrainingChange): void {
  const title = text.saved[change.type]
  if (change.type !== 'log') return notify({ title })
  const { actionType } = change.log
  if (actionType === 'early_void') return notify({ title, text: trainingText.goNow })
  notify({ title, ...(actionType === 'accident' && { text: text.savedLog.accident }) })
}

/**
 * Saves a change: first in the outgoing queue on this device, which shows it, then on the service, and says so. The
 * promise of `change` resolves when it is stored on the device.
 */
export function useChangeTraining() {
  const client = useQueryClient()
  const account = useAccount()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<ChangeFailure>()
  const mountedRef = useRef(true)
  useEffect(() => {
    mountedRef.current = true
    return () => {
      mountedRef.current = false
    }
  }, [])

  function report(change: TrainingChange, queued: QueuedEdit<'training'>, error: Error): void {
    if (!isStillSignedIn(client, account)) return
    const { isDurable } = queued
    if (error instanceof ConnectionError && isDurable) return sayOffline(change)
    const setAside = currentQueue()?.view?.setAside ?? []
    const isQueued = !setAside.some(({ write }) => write === queued.write)
    if (mountedRef.current) return setFailure({ type: change.type, error, isQueued, isDurable })
    const action = { label: text.undecided.look, run: () => void navigate(isQueued ? '/tools/training' : '/history') }
    notify({ title: text[isQueued ? 'notSent' : 'refused'][change.type], action })
  }

  const sending = useMutation({
    mutationFn: async ({ change, queued }: { change: TrainingChange; queued: QueuedEdit<'training'> }) => {
      if (!navigator.onLine && queued.isDurable) return sayOffline(change)
      await queued.reply
      if (isStillSignedIn(client, account)) sayDone(change)
    },
    onError: (error, { change, queued }) => report(change, queued, error),
  })

  async function change(made: TrainingChange): Promise<void> {
    const queue = currentQueue()
    if (!queue) return
    setFailure(undefined)
    const queued = await queue.add('training', { ...made, editedAt: now() })
    sending.mutate({ change: made, queued })
  }

  /** Sends what waits at once. */
  async function retry(): Promise<void> {
    setFailure(undefined)
    const resent = currentQueue()?.resend('training', 'training')
    await resent?.reply.catch((error: Error) => {
      if (failure && !(error instanceof ConnectionError)) setFailure({ ...failure, error })
    })
  }

  return { change, retry, failure }
}

export type ChangeTraining = ReturnType<typeof useChangeTraining>
